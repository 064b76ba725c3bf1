/* The part of the Java Native Interface that the launcher uses, by the positions in its specification's tables. */
#ifndef JNI_FUNCTIONS_H
#define JNI_FUNCTIONS_H

typedef void *Object;
typedef void *Method;
typedef union {
    Object object;
    long long number;
} Value;

typedef const struct Environment *const *Env;
struct Environment {
    void *unused_0[6];
    Object (*FindClass)(Env, const char *name); /* 6 */
    void *unused_7[8];
    Object (*ExceptionOccurred)(Env); /* 15 */
    void *unused_16[1];
    void (*ExceptionClear)(Env); /* 17 */
    void *unused_18[12];
    Object (*NewObjectA)(Env, Object type, Method constructor, const Value *); /* 30 */
    void *unused_31[2];
    Method (*GetMethodID)(Env, Object type, const char *name, const char *signature); /* 33 */
    void *unused_34[2];
    Object (*CallObjectMethodA)(Env, Object, Method, const Value *); /* 36 */
    void *unused_37[26];
    void (*CallVoidMethodA)(Env, Object, Method, const Value *); /* 63 */
    void *unused_64[49];
    Method (*GetStaticMethodID)(Env, Object type, const char *name, const char *signature); /* 113 */
    void *unused_114[29];
    void (*CallStaticVoidMethodA)(Env, Object type, Method, const Value *); /* 143 */
    void *unused_144[19];
    Object (*NewString)(Env, const WCHAR *letters, int length); /* 163 */
    int (*GetStringLength)(Env, Object string);                 /* 164 */
    const WCHAR *(*GetStringChars)(Env, Object string, BYTE *is_copy); /* 165 */
    void *unused_166[6];
    Object (*NewObjectArray)(Env, int length, Object type, Object element); /* 172 */
    void *unused_173[1];
    void (*SetObjectArrayElement)(Env, Object array, int index, Object element); /* 174 */
};

typedef const struct Invocation *const *Machine;
struct Invocation {
    void *unused_0[3];
    int (*DestroyJavaVM)(Machine); /* 3 */
};

typedef struct {
    const char *text;
    void *extra;
} Option;

#define JNI_VERSION_1_8 0x00010008
typedef struct {
    int version;
    int count;
    Option *options;
    BYTE ignores_unknown;
} InitArguments;

typedef int (*CreateJavaVM)(Machine *, Env *, InitArguments *);

#endif
