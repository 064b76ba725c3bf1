set "java=%here%@RUNTIME@"
set "version=@FEATURE@"
if not exist "%java%\bin\javaw.exe" goto incomplete
rem Java does not start from a folder with ; or with letters outside the code page; this finds such a letter
set "letters="
for /f "delims=ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\:/.,_-+=~#$%%&'!@^`()[]{} " %%c in ("%here%") do set "letters=%%c"
if not defined letters goto found
"%java%\bin\java.exe" -version >nul 2>&1
if not errorlevel 1 goto found
echo %title%: Java cannot start from this folder, because of letters in its name.
echo Please move the @KIND@ to another folder, such as C:\Games, and start it there.
pause
exit /b 1

:incomplete
echo %title%: The pack is incomplete. Please unpack the whole zip file and start the @KIND@ from there.
pause
exit /b 1

:found
