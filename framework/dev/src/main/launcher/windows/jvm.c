/* Runs the main class of the game in this process, by the Java Native Interface. */
#include "launcher.h"
#include <shellapi.h>
#include "jni_functions.h"

#define MAX_OPTIONS 64

static Option options[MAX_OPTIONS];
static int option_count;

/* What Java printed before it ran, which is why it does not. */
static char *output = "";
static BOOL is_running;

static void add_narrow_option(const char *option, void *extra) {
    if (option_count == MAX_OPTIONS) return;
    options[option_count].text = option;
    options[option_count].extra = extra;
    option_count++;
}

/* An option with letters that are not in the code page is left out: all such are optional. */
void add_option(const WCHAR *option) {
    char *converted = to_code_page(option);
    if (converted != NULL) add_narrow_option(converted, NULL);
}

/* ---- what Java prints and how it ends while it starts ---- */

typedef int (*Format)(unsigned __int64, char *, size_t, const char *, void *, __builtin_ms_va_list);

/* Java formats with %.*s, which only its own C runtime knows. */
static int format_text(char *text, int size, const char *format, __builtin_ms_va_list values) {
    HMODULE runtime = GetModuleHandleW(L"ucrtbase.dll");
    Format function = runtime == NULL ? NULL : (Format)(void *)GetProcAddress(runtime, "__stdio_common_vsprintf");
    if (function == NULL) return wvsprintfA(text, format, values);
    return function(2, text, size, format, NULL, values); /* 2: returns the length that was needed, as C99 does */
}

static int on_output(void *file, const char *format, __builtin_ms_va_list values) {
    enum { SIZE = 4096 };
    char *text = allocate(SIZE);
    int length = format_text(text, SIZE, format, values);
    DWORD written;
    WriteFile(GetStdHandle(STD_ERROR_HANDLE), text, (DWORD)lstrlenA(text), &written, NULL);
    if (!is_running) output = append(output, text);
    return length;
}

/* A line with a variable from which Java takes options. It prints errors in these before it calls the functions here. */
static WCHAR *variable_line(const WCHAR *name) {
    WCHAR *value = environment_variable(name);
    return value == NULL ? L"" : join(join3(L"\r\n", name, L"="), value);
}

static int show_output(void) {
    WCHAR *variables = join(variable_line(L"JAVA_TOOL_OPTIONS"), variable_line(L"_JAVA_OPTIONS"));
    return show_failure("failed", join(to_wide(output), variables));
}

/* Java calls its exit hook only if it has started, but always ends by the exit of its C runtime. */
static void on_runtime_exit(void) {
    if (!is_running) show_output();
}

static void watch_runtime_exit(void) {
    HMODULE runtime = GetModuleHandleW(L"ucrtbase.dll");
    int (*at_exit)(void (*)(void)) = runtime == NULL ? NULL : (void *)GetProcAddress(runtime, "_crt_atexit");
    if (at_exit != NULL) at_exit(on_runtime_exit);
}

/* ---- options ---- */

/* Adds the settings vm=OPTION and vm25=OPTION, the latter for Java 25 and newer. */
static void add_vm_settings(const Java *java) {
    const char *position = NULL;
    const char *rest;
    while ((rest = next_setting("vm", &position)) != NULL) {
        int oldest = 0;
        while (*rest >= '0' && *rest <= '9') oldest = oldest * 10 + *rest++ - '0';
        if (*rest == '=' && java->feature >= oldest) add_option(to_wide(rest + 1));
    }
}

/* Wine runs programs for Windows on Linux and macOS. Its Direct3D does not show what Java draws: the window stays black. */
static BOOL is_wine(void) {
    HMODULE system = GetModuleHandleW(L"ntdll.dll");
    return system != NULL && GetProcAddress(system, "wine_get_version") != NULL;
}

static BOOL add_options(const Java *java, const Game *game) {
    char *class_path = to_code_page(join(L"-Djava.class.path=", game->jar));
    if (class_path == NULL) return FALSE;
    add_narrow_option(class_path, NULL);
    add_narrow_option("vfprintf", (void *)on_output);
    if (is_wine()) add_option(L"-Dsun.java2d.d3d=false");
    add_vm_settings(java);
    add_archive_options(java);
    add_option(join(L"-Dkodama.launcher=", game->exe));
    return TRUE;
}

/* ---- the game ---- */

/* Returns the arguments of this process as an array of strings. */
static Object arguments(Env env) {
    int count;
    WCHAR **words = CommandLineToArgvW(GetCommandLineW(), &count);
    Object array = (*env)->NewObjectArray(env, count - 1, (*env)->FindClass(env, "java/lang/String"), NULL);
    for (int i = 1; i < count; i++) {
        Object word = (*env)->NewString(env, words[i], lstrlenW(words[i]));
        (*env)->SetObjectArrayElement(env, array, i - 1, word);
    }
    return array;
}

/* Returns the exception that was thrown; NULL if none was. */
static Object take_exception(Env env) {
    Object thrown = (*env)->ExceptionOccurred(env);
    (*env)->ExceptionClear(env);
    return thrown;
}

/* Calls the main method. Returns the exception that it throws; NULL if it returns. */
static Object call_main(Env env, Object type) {
    Method method = (*env)->GetStaticMethodID(env, type, "main", "([Ljava/lang/String;)V");
    if (method != NULL) {
        Value argument = {arguments(env)};
        (*env)->CallStaticVoidMethodA(env, type, method, &argument);
    }
    return take_exception(env);
}

static WCHAR *letters_of(Env env, Object string) {
    int length = (*env)->GetStringLength(env, string);
    const WCHAR *letters = (*env)->GetStringChars(env, string, NULL);
    WCHAR *copy = allocate((length + 1) * sizeof(WCHAR));
    for (int i = 0; i < length; i++) copy[i] = letters[i];
    return copy;
}

/* Prints an exception with its stack into a StringWriter. */
static WCHAR *stack_trace(Env env, Object thrown) {
    Object text_type = (*env)->FindClass(env, "java/io/StringWriter");
    Object print_type = (*env)->FindClass(env, "java/io/PrintWriter");
    Object thrown_type = (*env)->FindClass(env, "java/lang/Throwable");
    if (text_type == NULL || print_type == NULL || thrown_type == NULL) return L"";
    Method new_text = (*env)->GetMethodID(env, text_type, "<init>", "()V");
    Method new_print = (*env)->GetMethodID(env, print_type, "<init>", "(Ljava/io/Writer;)V");
    Method print = (*env)->GetMethodID(env, thrown_type, "printStackTrace", "(Ljava/io/PrintWriter;)V");
    Method to_string = (*env)->GetMethodID(env, text_type, "toString", "()Ljava/lang/String;");
    Value text = {(*env)->NewObjectA(env, text_type, new_text, NULL)};
    Value printer = {(*env)->NewObjectA(env, print_type, new_print, &text)};
    if (text.object == NULL || printer.object == NULL) return L"";
    (*env)->CallVoidMethodA(env, thrown, print, &printer);
    Object string = (*env)->CallObjectMethodA(env, text.object, to_string, NULL);
    return string == NULL ? L"" : letters_of(env, string);
}

/* Lets Java use a relative path for its folder. It reads the variable from its C runtime, which has a copy of the
 * environment. */
static void use_relative_home(void) {
    const WCHAR *name = L"_ALT_JAVA_HOME_DIR";
    const WCHAR *home = setting_text("runtime");
    SetEnvironmentVariableW(name, home);
    HMODULE runtime = GetModuleHandleW(L"ucrtbase.dll");
    int (*put)(const WCHAR *, const WCHAR *) =
        runtime == NULL ? NULL : (void *)GetProcAddress(runtime, "_wputenv_s");
    if (put != NULL) put(name, home);
}

/* Runs the game and returns the exit code, unless the game exits by itself. */
int run_java(const Java *java, const Game *game) {
    CreateJavaVM create = (CreateJavaVM)(void *)GetProcAddress(java->jvm, "JNI_CreateJavaVM");
    if (create == NULL || !add_options(java, game)) return show_error("letters", game->folder);
    if (java->is_packed && game->is_relative) use_relative_home();
    watch_runtime_exit();
    InitArguments init = {JNI_VERSION_1_8, option_count, options, FALSE};
    Machine machine;
    Env env;
    BOOL is_created = create(&machine, &env, &init) == 0;
    if (!is_created) show_output();
    is_running = TRUE; /* what Java prints from now on is the game's */
    if (!is_created) return 1;
    Object type = (*env)->FindClass(env, setting("main"));
    Object thrown = type == NULL ? take_exception(env) : call_main(env, type);
    if (type == NULL) show_logged_error("incomplete", stack_trace(env, thrown));
    else if (thrown != NULL) show_failure("crashed", stack_trace(env, thrown));
    (*machine)->DestroyJavaVM(machine);
    return thrown != NULL;
}
