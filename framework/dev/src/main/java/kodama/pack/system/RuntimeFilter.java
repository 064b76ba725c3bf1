package kodama.pack.system;

import java.util.Set;
import java.util.regex.Pattern;

/**
 * Selects the files of a whole JDK that a pack needs when no runtime can be linked: those to play, none for developers.
 */
final class RuntimeFilter {
    /** Sources, headers, symbols, manuals and examples, which neither jlink nor a player needs. */
    private static final Pattern BALLAST =
            Pattern.compile("(.*/)?((demo|sample|man|include)/.*|src\\.zip|.*\\.(pdb|debuginfo|diz|map|lib))");

    /** The file without which a compiler cannot compile for an older Java. */
    private static final String COMPILED_AGAINST = "lib/ct.sym";

    /** Modules to link, files of developers' tools, and class archives for settings that packs do not use. */
    private static final Pattern DEVELOPERS = Pattern.compile("jmods/.*|" + COMPILED_AGAINST
            + "|lib/(server/classes_.*\\.jsa|jfr/.*|libjvmci.*|libsa\\..*|libattach\\..*)|bin/sa.*");

    private static final Set<String> PROGRAMS = Set.of("java", "java.exe", "javaw.exe");

    private RuntimeFilter() {}

    /** Whether a file is useless even for jlink; the path may begin with any folder. */
    static boolean isDeveloperFile(String path) {
        return BALLAST.matcher(path).matches();
    }

    /** Whether a pack of a program includes a file; the path is relative to the JDK's home folder. */
    static boolean isIncluded(String path, ProgramKind kind) {
        if (kind == ProgramKind.KODAMA && path.equals(COMPILED_AGAINST)) return true;
        if (isDeveloperFile(path) || DEVELOPERS.matcher(path).matches()) return false;
        if (!path.startsWith("bin/")) return true;
        return path.endsWith(".dll") || path.contains("/server/") || PROGRAMS.contains(path.substring("bin/".length()));
    }
}
