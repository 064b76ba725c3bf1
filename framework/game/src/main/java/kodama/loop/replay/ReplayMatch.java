package kodama.loop.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import kodama.base.PrintableText;
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
     *
     * @param now the {@link Fingerprint} of the game
     */
    public static @Nullable String mismatch(
            ReplayHeader header, ReplayReader reader, GameConfig config, Map<String, Long> now) {
        String other = otherGame(header, config);
        if (other != null) return other;
        List<WorldStart> starts = reader.starts();
        for (int i = 0; i < starts.size(); i++) {
            Map<String, Long> recorded = starts.get(i).files();
            if (recorded.equals(now)) continue;
            return otherVersion(header, config) + worlds(starts, i) + " (" + differing(recorded, now)
                    + "); --any-version plays it anyway";
        }
        return null;
    }

    /** Returns which world the files belong to, unless all worlds were recorded with the same. */
    private static String worlds(List<WorldStart> starts, int first) {
        Map<String, Long> files = starts.get(first).files();
        boolean isSame = starts.stream().allMatch(start -> start.files().equals(files));
        return isSame ? "" : " in world " + (first + 1) + " of " + starts.size();
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

    private static String otherVersion(ReplayHeader header, GameConfig config) {
        String version = config.info().version();
        if (header.version().equals(version)) return "was recorded with other files";
        return "was recorded with version " + PrintableText.line(header.version()) + ", and this is " + version;
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
