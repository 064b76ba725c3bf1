package kodama.cli.dev;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import kodama.cli.CommandException;
import kodama.loop.replay.ReplayDifference;
import kodama.loop.verify.ReplayVerdict;
import kodama.replay.Replay;
import kodama.replay.ReplayHeader;
import kodama.replay.WorldStart;
import kodama.request.FirstScene;
import org.jspecify.annotations.Nullable;

/**
 * The result of verifying a file.
 *
 * @param file the file, as it can be printed
 * @param replay its content; null if it cannot be read
 * @param verdict the result of playing it; null if it was not played
 * @param problem why it was not played, as the rest of a sentence that begins with the file; null if it was
 * @param seconds time that it took
 */
record VerifyResult(
        String file,
        @Nullable Replay replay,
        @Nullable ReplayVerdict verdict,
        @Nullable String problem,
        double seconds) {
    /** Exit code for a replay that differs. */
    static final int DIFFERS = 1;

    /** Returns the exit code. */
    int code() {
        if (verdict == null) return CommandException.USAGE_ERROR;
        return verdict.isInSync() ? 0 : DIFFERS;
    }

    /** Returns the result as a sentence, and lines that help to find the cause. */
    String text() {
        if (verdict == null) return file + " " + problem;
        String time = verdict.isInSync() ? String.format(Locale.ROOT, " in %.1f s", seconds) : "";
        return file + " " + verdict + time + hint(verdict);
    }

    private static String hint(ReplayVerdict verdict) {
        ReplayDifference difference = verdict.difference();
        if (difference == null
                || verdict.cause() != null
                || !difference.recorded().isEmpty()) return "";
        String place = (difference.world() == 1 ? "" : difference.world() + ":") + difference.tick();
        return "\n  --states " + place + " prints all values; compare them with those of the game as recorded";
    }

    /** Returns the result as data for JSON. */
    Map<String, Object> data() {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("file", file);
        data.put("in_sync", verdict != null && verdict.isInSync());
        if (problem != null) data.put("problem", problem);
        if (replay != null) describe(replay, data);
        if (verdict == null) return data;
        data.put("ticks", verdict.ticks());
        data.put("seconds", seconds);
        if (verdict.fields() != null) data.put("problem", verdict.fields());
        if (verdict.difference() != null) data.put("difference", data(verdict.difference()));
        if (verdict.cause() != null) data.put("cause", data(verdict.cause()));
        return data;
    }

    private static void describe(Replay replay, Map<String, Object> data) {
        ReplayHeader header = replay.header();
        data.put("title", header.title());
        data.put("version", header.version());
        data.put("recorded_at", Instant.ofEpochSecond(header.recordedAt()).toString());
        data.put("fields", header.fields());
        data.put(
                "starts",
                replay.reader().starts().stream().map(VerifyResult::data).toList());
    }

    /** How a world began, which the player chose. */
    private static Map<String, Object> data(WorldStart start) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("scene", start.first().scene());
        data.put("base", start.first().base());
        data.put("fields", start.first().fields());
        data.put("mark", start.first().mark());
        data.put("save", start.first().save());
        data.put(
                "commands",
                start.first().commands().stream()
                        .map(FirstScene.DebugCommand::name)
                        .toList());
        return data;
    }

    private static Map<String, Object> data(ReplayDifference difference) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("world", difference.world());
        data.put("after", difference.after());
        data.put("tick", difference.tick());
        data.put("what", difference.what());
        data.put("recorded", difference.recorded());
        data.put("now", difference.replayed());
        return data;
    }
}
