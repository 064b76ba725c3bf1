package kodama.pack.system;

import java.util.Set;
import java.util.regex.Pattern;

/** What of a whole JDK a game takes along that could not be linked: enough to play, and nothing to develop with. */
final class RuntimeFilter {
    /** Sources, headers, symbols, manuals and examples: neither jlink nor a player wants them. */
    private static final Pattern BALLAST =
            Pattern.compile("(.*/)?((demo|sample|man|include)/.*|src\\.zip|ct\\.sym|.*\\.(pdb|debuginfo|diz|map|lib))");

    /** Only to develop with: modules to link, and archives of classes for settings that no pack has. */
    private static final Pattern DEVELOPERS = Pattern.compile(
            "jmods/.*|lib/(server/classes_.*\\.jsa|jfr/.*|libjvmci.*|libsa\\..*|libattach\\..*)|bin/sa.*");

    private static final Set<String> PROGRAMS = Set.of("java", "java.exe", "javaw.exe");

    private RuntimeFilter() {}

    /** Whether not even jlink wants a file of a JDK, wherever in an archive that lies. */
    static boolean isDeveloperFile(String path) {
        return BALLAST.matcher(path).matches();
    }

    /** Whether a game takes a file along; by its path in the folder of the JDK. */
    static boolean isIncluded(String path) {
        if (isDeveloperFile(path) || DEVELOPERS.matcher(path).matches()) return false;
        if (!path.startsWith("bin/")) return true;
        return path.endsWith(".dll") || path.contains("/server/") || PROGRAMS.contains(path.substring("bin/".length()));
    }
}
