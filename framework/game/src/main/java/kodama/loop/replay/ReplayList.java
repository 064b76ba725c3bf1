package kodama.loop.replay;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import kodama.base.PrintableText;
import kodama.replay.ReplayEntry;
import kodama.replay.ReplayFolder;
import kodama.replay.ReplayHeader;

/**
 * The replays of a folder as scripts see them. Files may come from strangers, so their names and texts are shown as
 * safe ones.
 *
 * @param entries tables of plain data, one for each file
 * @param oddNames names of files by their names in the list, if these differ
 */
record ReplayList(List<Object> entries, Map<String, String> oddNames) {
    static final ReplayList EMPTY = new ReplayList(List.of(), Map.of());

    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

    /**
     * Reads the headers of all files.
     *
     * @param game id of the game, of which the replays should be
     * @param files fingerprint of the game's files
     * @throws RuntimeException if the folder cannot be read
     */
    static ReplayList read(ReplayFolder folder, String game, long files) {
        List<Object> entries = new ArrayList<>();
        Map<String, String> odd = new HashMap<>();
        for (ReplayEntry entry : folder.list()) {
            entries.add(described(entry, game, files));
            String name = ReplayFolder.nameOf(entry.file());
            if (!shown(name).equals(name)) odd.put(shown(name), name);
        }
        return new ReplayList(entries, odd);
    }

    /** Returns the name of the file of a replay that has a name in the list. */
    String fileName(String name) {
        return oddNames.getOrDefault(name, name);
    }

    private static Map<String, Object> described(ReplayEntry entry, String game, long files) {
        Map<String, Object> about = new LinkedHashMap<>();
        about.put("name", shown(ReplayFolder.nameOf(entry.file())));
        about.put("fields", Map.of());
        ReplayHeader header = entry.header();
        if (header == null) {
            about.put("problem", withoutPath(entry));
            return about;
        }
        about.put("fields", shown(header.fields()));
        about.put("time", (double) header.recordedAt());
        about.put("date", DATE.format(local(header.recordedAt())));
        about.put("ticks", (double) header.ticks());
        about.put("seconds", (double) header.ticks() / header.fps());
        about.put("version", shown(header.version()));
        if (!header.game().equals(game))
            about.put("problem", "is a replay of '" + PrintableText.line(header.title()) + "'");
        else if (header.fingerprint() != files) about.put("other_version", true);
        return about;
    }

    private static Map<String, Object> shown(Map<String, Object> fields) {
        Map<String, Object> all = new LinkedHashMap<>(fields);
        all.replaceAll((name, value) -> value instanceof String text ? shown(text) : value);
        return all;
    }

    /** Files may come from strangers: makes their text safe for lists, and valid Unicode. */
    private static String shown(String text) {
        String line = PrintableText.line(text);
        return new String(line.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    }

    /** The path of the folder, which may have the player's name, is not for scripts. */
    private static String withoutPath(ReplayEntry entry) {
        String problem = String.valueOf(entry.problem());
        String path = entry.file() + " ";
        return problem.startsWith(path) ? problem.substring(path.length()) : "cannot be read";
    }

    private static ZonedDateTime local(long seconds) {
        return Instant.ofEpochSecond(seconds).atZone(ZoneId.systemDefault());
    }
}
