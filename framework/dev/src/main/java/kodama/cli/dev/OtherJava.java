package kodama.cli.dev;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import kodama.base.PrintableText;
import kodama.cli.CommandException;
import kodama.cli.Version;
import kodama.data.Json;
import kodama.loop.GameProject;
import kodama.loop.replay.ReplayDifference;
import kodama.loop.verify.ReplayVerifier;
import kodama.loop.verify.TwinRun;
import kodama.replay.Replay;
import kodama.replay.ReplayFile;
import kodama.replay.ReplayHeader;
import kodama.replay.ReplayReader;
import org.jspecify.annotations.Nullable;

/** This program on another Java, to compare how both play a replay. */
final class OtherJava {
    private final Path java;

    /**
     * Creates an instance.
     *
     * @param place a {@code java} command, or the folder of a Java that contains {@code bin/java}
     */
    OtherJava(Path place) {
        java = Files.isDirectory(place) ? place.resolve("bin").resolve("java") : place;
    }

    /**
     * Plays a replay on the other Java.
     *
     * @return the first difference from the recording, with both values; null if there is none
     */
    @Nullable
    ReplayDifference verify(Replay replay, Path file, Path game, ReplayVerifier here) {
        Map<?, ?> result = result(file, game);
        if (Boolean.TRUE.equals(result.get("in_sync"))) return null;
        if (!(result.get("difference") instanceof Map<?, ?> found))
            throw new CommandException(java + ": " + result.get("problem"));
        int world = (int) number(found, "world");
        long equal = number(found, "after");
        long differing = number(found, "tick");
        while (equal + 1 < differing) { // finds the first tick, if the states stay different
            long middle = (equal + differing) / 2;
            if (here.stateAfter(replay, world, middle).equals(states(file, game, world, middle))) equal = middle;
            else differing = middle;
        }
        return first(world, differing, here.stateAfter(replay, world, differing), states(file, game, world, differing));
    }

    /**
     * Records a run of a game with random input on this Java, and plays it on the other.
     *
     * @return the first difference, with both values; null if there is none
     */
    @Nullable
    ReplayDifference verify(Supplier<GameProject> project, Path place, long seed, long ticks) {
        try {
            Path file = Files.createTempFile("kodama", ReplayFile.EXTENSION);
            try {
                TwinRun.Recording recording = TwinRun.record(project, seed, ticks);
                byte[] body = body(recording.body());
                ReplayHeader header = header(new ReplayReader(body).ticks(), recording.fields());
                Replay replay = new Replay(file.toString(), header, body);
                Files.write(file, ReplayFile.encode(replay.header(), List.of(replay.body())));
                return verify(replay, file, place, new ReplayVerifier(project));
            } finally {
                Files.deleteIfExists(file);
            }
        } catch (IOException failed) {
            throw new CommandException("--java: no temporary file can be written: " + failed.getMessage(), failed);
        }
    }

    private static ReplayHeader header(long recordedTicks, Map<String, Object> fields) {
        return new ReplayHeader("", "", "", Version.ofJar(), "", 0, recordedTicks, 1, fields, 0);
    }

    private static byte[] body(List<byte[]> blocks) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        blocks.forEach(all::writeBytes);
        return all.toByteArray();
    }

    private static long number(Map<?, ?> found, String name) {
        if (found.get(name) instanceof Number number) return number.longValue();
        throw new CommandException("--java: the other Java did not say the " + name + " of the difference");
    }

    private static ReplayDifference first(int world, long tick, List<String> here, List<String> there) {
        for (int i = 0; i < Math.max(here.size(), there.size()); i++) {
            String mine = i < here.size() ? here.get(i) : "none";
            String its = i < there.size() ? there.get(i) : "none";
            if (!mine.equals(its)) return difference(world, tick, mine, its);
        }
        return new ReplayDifference(world, tick - 1, tick, "something outside of the compared state", "", "");
    }

    private static ReplayDifference difference(int world, long tick, String here, String there) {
        int mine = here.lastIndexOf(": ");
        int its = there.lastIndexOf(": ");
        boolean isSame = mine >= 0 && its >= 0 && here.substring(0, mine).equals(there.substring(0, its));
        return isSame
                ? new ReplayDifference(
                        world,
                        tick - 1,
                        tick,
                        here.substring(0, mine),
                        here.substring(mine + 2),
                        there.substring(its + 2))
                : new ReplayDifference(world, tick - 1, tick, "the state", here, there);
    }

    private Map<?, ?> result(Path file, Path game) {
        List<String> lines = run("verify", "--json", "--any-version", "--game", game.toString(), file.toString());
        Object read = lines.isEmpty()
                ? null
                : Json.read("result", lines.get(lines.size() - 1).getBytes(StandardCharsets.UTF_8));
        if (read instanceof List<?> list && !list.isEmpty() && list.get(0) instanceof Map<?, ?> result) return result;
        throw new CommandException(java + " did not verify the replay: " + String.join(" ", lines));
    }

    private List<String> states(Path file, Path game, int world, long tick) {
        return run(
                "verify", "--any-version", "--states", world + ":" + tick, "--game", game.toString(), file.toString());
    }

    /** Returns the lines that the program prints. */
    private List<String> run(String... arguments) {
        List<String> command = new ArrayList<>(
                List.of(java.toString(), "-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(List.of(arguments));
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            try (Reader out = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)) {
                return new BufferedReader(out).lines().toList();
            }
        } catch (IOException failed) {
            throw new CommandException(
                    "--java: " + PrintableText.line(java.toString()) + " cannot be started: " + failed.getMessage(),
                    failed);
        }
    }
}
