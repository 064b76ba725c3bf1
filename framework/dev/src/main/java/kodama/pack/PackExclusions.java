package kodama.pack;

import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What of a game's files stays in the workshop: what it was made and tested with, and no player needs. */
final class PackExclusions {
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
            new Kind("what tools have built", "(build|dist|target|plugins)/.*|.*\\.(class|jar)"),
            new Kind("packs", ".*\\.(zip|tar\\.gz|tgz|dmg|pkg|deb|rpm|msi|exe)|.*\\.app/.*|.*/lib/(app|runtime)/.*"),
            new Kind("sources of programs", ".*\\.java|[^/]*\\.(sh|bat|cmd|ps1|py|gradle)|pom\\.xml|makefile"),
            new Kind("sources of pictures", ".*\\.(psd|xcf|kra|pdn|clip|blend|aseprite|ase)"),
            new Kind(
                    "files of editors and desktops",
                    ".*(~|\\.(bak|orig|tmp|swp|iml|code-workspace|sublime-\\w+))|(.*/)?(thumbs\\.db|desktop\\.ini)"));

    private final List<String> classFolders;

    /** {@code classFolders} are where the game's classes lie, as game.lua names them. */
    PackExclusions(List<String> classFolders) {
        this.classFolders = classFolders.stream().map(PackExclusions::asFolder).toList();
    }

    private static String asFolder(String place) {
        String path = place.startsWith("./") ? place.substring(2) : place;
        return path.endsWith("/") ? path : path + "/";
    }

    /** Tells as what a file stays there; null if players get it. */
    @Nullable
    String exclusionReason(String path) {
        for (String folder : classFolders) if (path.startsWith(folder)) return "classes, which go in as such";
        for (Kind kind : KINDS) if (kind.paths.matcher(path).matches()) return kind.what;
        return null;
    }
}
