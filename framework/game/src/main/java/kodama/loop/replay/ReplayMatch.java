package kodama.loop.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import kodama.base.PrintableText;
import kodama.file.GameFiles;
import kodama.replay.ReplayHeader;
import kodama.replay.ReplayReader;
import kodama.replay.WorldStart;
import kodama.script.config.GameConfig;
import org.jspecify.annotations.Nullable;

/** Compares the game of a replay with a game that is to play it. */
public final class ReplayMatch {
    /** Most files that a message names. */
    private static final int MAX_NAMES = 3;

    private ReplayMatch() {}

    /**
     * Returns why a game may not play a replay as it was recorded, as the rest of a sentence that begins with the file;
     * null if nothing speaks against it.
     */
    public static @Nullable String mismatch(
            ReplayHeader header, ReplayReader reader, GameConfig config, GameFiles files) {
        String other = otherGame(header, config);
        if (other != null) return other;
        Map<String, Long> now = Fingerprint.of(files);
        for (WorldStart start : reader.starts())
            if (!start.files().equals(now)) return otherVersion(header, config, start.files(), now);
        return null;
    }

    /** Returns that a replay is of another game, as {@link #mismatch} does; null if it is of this one. */
    public static @Nullable String otherGame(ReplayHeader header, GameConfig config) {
        if (header.game().equals(config.id())) return null;
        return "is a replay of " + name(header.title(), header.version()) + ", not of "
                + name(config.display().title(), config.info().version());
    }

    private static String name(String title, String version) {
        return "'" + PrintableText.line(title) + "'" + (version.isEmpty() ? "" : " " + PrintableText.line(version));
    }

    private static String otherVersion(
            ReplayHeader header, GameConfig config, Map<String, Long> recorded, Map<String, Long> now) {
        String versions = header.version().equals(config.info().version())
                ? "other files"
                : "version " + PrintableText.line(header.version()) + ", and this is "
                        + config.info().version();
        return "was recorded with " + versions + " (" + differing(recorded, now) + ")";
    }

    private static String differing(Map<String, Long> recorded, Map<String, Long> now) {
        TreeSet<String> paths = new TreeSet<>(recorded.keySet());
        paths.addAll(now.keySet());
        paths.removeIf(path -> recorded.getOrDefault(path, 0L).equals(now.getOrDefault(path, 0L)));
        List<String> named = new ArrayList<>();
        for (String path : paths) if (named.size() < MAX_NAMES) named.add(PrintableText.line(path));
        int others = paths.size() - named.size();
        return "different: " + String.join(", ", named) + (others == 0 ? "" : " and " + others + " more");
    }
}
