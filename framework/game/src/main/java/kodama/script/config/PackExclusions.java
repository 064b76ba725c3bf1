package kodama.script.config;

import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Decides which files of a game are not packed, since only its author needs them. Any thread may call it. */
public final class PackExclusions {
    private record Kind(String what, Pattern paths) {
        Kind(String what, String paths) {
            this(what, Pattern.compile(paths, Pattern.CASE_INSENSITIVE));
        }
    }

    private static final List<Kind> KINDS = List.of(
            new Kind("tests", "(specs?|tests?)/.*|.*_(spec|test)\\.lua"),
            new Kind("portal and debug saves", "portal\\.lua|saves/[^/]*\\.lua"),
            new Kind("definitions for editors", ".*\\.d\\.lua"),
            new Kind("documents", "docs?/.*|(readme|changelog|contributing|todo)(\\.[^/]*)?|[^/]*\\.md"),
            new Kind("build output", "(build|dist|target|plugins)/.*|.*\\.(class|jar)"),
            new Kind("packs", ".*\\.(zip|tar\\.gz|tgz|dmg|pkg|deb|rpm|msi|exe)|.*\\.app/.*|.*/lib/(app|runtime)/.*"),
            new Kind("program sources", ".*\\.java|[^/]*\\.(sh|bat|cmd|ps1|py|gradle)|pom\\.xml|makefile"),
            new Kind("picture sources", ".*\\.(psd|xcf|kra|pdn|clip|blend|aseprite|ase)"),
            new Kind(
                    "editor and desktop files",
                    ".*(~|\\.(bak|orig|tmp|swp|iml|code-workspace|sublime-\\w+))|(.*/)?(thumbs\\.db|desktop\\.ini)"));

    private final List<String> classFolders;

    /**
     * Creates the rules of a game.
     *
     * @param classFolders the folders of the game's classes in game.lua; may contain its jars
     */
    public PackExclusions(List<String> classFolders) {
        this.classFolders = classFolders.stream().map(PackExclusions::asFolder).toList();
    }

    private static String asFolder(String place) {
        String path = place.startsWith("./") ? place.substring(2) : place;
        return path.endsWith("/") ? path : path + "/";
    }

    /** The reason why a file is not packed; null if it is. */
    public @Nullable String exclusionReason(String path) {
        for (String folder : classFolders) if (path.startsWith(folder)) return "classes, packed separately";
        for (Kind kind : KINDS) if (kind.paths.matcher(path).matches()) return kind.what;
        return null;
    }
}
