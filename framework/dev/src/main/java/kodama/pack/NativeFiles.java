package kodama.pack;

/**
 * The systems for which a release contains native libraries, which read gamepads: a jar is for all, and a pack for a
 * system needs only its own.
 */
public enum NativeFiles {
    ALL(""),
    WINDOWS(".dll"),
    MACOS(".dylib"),
    LINUX(".so");

    private final String ending;

    NativeFiles(String ending) {
        this.ending = ending;
    }

    /** Returns whether a release contains a file, which may be any file. */
    boolean includes(String name) {
        return this == ALL || name.endsWith(ending) || !isNative(name);
    }

    /** Returns whether a file is a native library of some system. */
    private static boolean isNative(String name) {
        return FrameworkFiles.NATIVES.contains(name);
    }
}
