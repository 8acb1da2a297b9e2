@echo off
title Cougar Computers
echo.
echo   Cougar Computers: hulp op afstand
echo.
echo   Windows opent nu Snelle hulp. Bel ons en typ daarin de code die u van ons krijgt.
echo   Windows now opens Quick Assist. Call us and type the code that we give you.
echo.
start "" ms-quick-assist:
timeout /t 20 >nul
