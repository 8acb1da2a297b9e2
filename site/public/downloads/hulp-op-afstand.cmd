@echo off
title Hulp op afstand
echo.
echo   Hulp op afstand  /  Remote help
echo.
echo   Windows opent nu Snelle hulp. Bel ons en typ daarin de code die u van ons krijgt.
echo   Windows now opens Quick Assist. Call us and type the code that we give you.
echo.
start "" ms-quick-assist:
timeout /t 20 >nul
