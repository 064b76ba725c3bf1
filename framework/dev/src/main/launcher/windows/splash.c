/* The splash screen: resource 2 of type RCDATA, the file that SplashScreen-Image in the jar's manifest names. Java's
 * own launcher calls these functions of splashscreen.dll, too. */
#include "launcher.h"

void show_splash(const Java *java) {
    DWORD bytes;
    const char *picture = resource(2, &bytes);
    if (picture == NULL) return;
    HMODULE library = LoadLibraryExW(join_path(java->home, L"bin\\splashscreen.dll"), NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
    if (library == NULL) return;
    int (*init)(void) = (void *)GetProcAddress(library, "SplashInit");
    int (*load)(void *, int) = (void *)GetProcAddress(library, "SplashLoadMemory");
    if (init == NULL || load == NULL) return;
    char *copy = allocate(bytes); /* resources cannot be written to */
    for (DWORD i = 0; i < bytes; i++) copy[i] = picture[i];
    init();
    load(copy, (int)bytes);
}
