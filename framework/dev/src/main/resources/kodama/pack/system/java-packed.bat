set "java=%here%@RUNTIME@"
set "version=@FEATURE@"
if exist "%java%\bin\javaw.exe" goto found
echo %title%: The pack is incomplete. Please unpack the whole zip file and start the game from there.
pause
exit /b 1
:found
