set "java=%here%@RUNTIME@"
set "version=@FEATURE@"
if exist "%java%\bin\javaw.exe" goto found
echo %title%: The pack is not complete. Please unpack the zip file as a whole, and start the game from there.
pause
exit /b 1
:found
