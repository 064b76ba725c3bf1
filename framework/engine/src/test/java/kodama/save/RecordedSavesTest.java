package kodama.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;
import kodama.NeedsLinks;
import kodama.Seed;
import kodama.base.LeakTracker;
import kodama.file.ContainedPath;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Saves in memory repeat a recorded world: every call has the same result, whatever happened to the files. */
class RecordedSavesTest {
    private static final List<String> NAMES = List.of("a", "b", "c", "sub/a", "linked/a", "large", "NOT-VALID");

    private final List<SaveAnswer> answers = new ArrayList<>();
    private final List<String> differences = new ArrayList<>();

    @TempDir
    Path folder;

    private Saves player() {
        return Saves.in(ContainedPath.root(folder), notice -> {}, new LeakTracker());
    }

    private Saves replay() {
        Deque<SaveAnswer> rest = new ArrayDeque<>(answers);
        return Saves.replaying(rest::poll, differences::add);
    }

    private void save(String name, Object data) {
        try (Saves saves = player()) {
            saves.write(name, data);
        }
    }

    @Test
    void onlyWhatTheWorldDoesNotKnowIsRecorded() {
        save("a", 1);
        try (Saves player = player()) {
            Saves world = Saves.recording(player, answers::add);
            for (int i = 0; i < 3; i++) {
                world.read("a");
                world.read("b");
                world.list();
            }
            world.write("c", 3);
            world.read("c");
            world.delete("a");
            world.read("a");
            world.list();
        }
        assertEquals(List.of("1 a", "2 b", "3 "), described());
    }

    private List<String> described() {
        return answers.stream()
                .map(answer -> answer.query() + " " + answer.name())
                .toList();
    }

    @Test
    void aSaveThatTheWorldWroteFirstIsNotRecorded() {
        save("a", 1);
        try (Saves player = player()) {
            Saves world = Saves.recording(player, answers::add);
            world.write("a", 2);
            assertEquals(2.0, world.read("a"));
        }
        assertEquals(List.of("1 "), described());
        assertEquals(List.of("a"), replay().list());
    }

    @Test
    void aChangeByAnotherProgramIsRecordedWhenItIsSeen() {
        save("a", 1);
        try (Saves player = player()) {
            Saves world = Saves.recording(player, answers::add);
            assertEquals(1.0, world.read("a"));
            assertEquals(1.0, world.read("a"));
            save("a", 2);
            assertEquals(2.0, world.read("a"));
        }
        assertEquals(List.of("1 a", "3 a"), described());
        Saves replay = replay();
        assertEquals(1.0, replay.read("a"));
        assertEquals(1.0, replay.read("a"));
        assertEquals(2.0, replay.read("a"));
        assertEquals(List.of(), differences);
    }

    @Test
    void eachWorldRecordsAgainWhatItReads() {
        save("a", 1);
        try (Saves player = player()) {
            Saves.recording(player, answers::add).read("a");
            Saves.recording(player, answers::add).read("a");
        }
        assertEquals(List.of("1 a", "1 a"), described());
    }

    @Test
    void aReplayChangesNoFiles() throws IOException {
        save("a", 1);
        try (Saves player = player()) {
            Saves.recording(player, answers::add).list();
        }
        try (Saves replay = replay()) {
            replay.write("a", 2);
            replay.write("b", 2);
            assertTrue(replay.delete("a"));
            assertEquals(List.of("b"), replay.list());
            assertEquals(2.0, replay.read("b"));
            assertTrue(replay.folder().isEmpty());
        }
        try (Saves player = player()) {
            assertEquals(List.of("a"), player.list());
            assertEquals(1.0, player.read("a"));
        }
    }

    @Test
    void settingsAreNotRecorded() {
        try (Saves player = player()) {
            new Settings(player).set("muted", true);
            Saves world = Saves.recording(player, answers::add);
            assertEquals(true, new Settings(world).get("muted"));
            assertEquals(List.of(), world.list());
            new Settings(world).set("muted", false);
            assertEquals(List.of(), world.list());
        }
        assertEquals(List.of("1 "), described());
        assertNull(new Settings(replay()).get("muted"));
    }

    @Test
    void closingTheViewLeavesTheSavesOpen() {
        try (Saves player = player()) {
            Saves.recording(player, answers::add).close();
            player.write("a", 1);
        }
    }

    @Test
    void aReadThatTheRecordingDoesNotHaveIsReportedAndReturnsNothing() {
        Saves replay = replay();
        assertNull(replay.read("a"));
        assertEquals(List.of(), replay.list());
        assertEquals(
                List.of(
                        "the game reads the save 'a', which the recorded game did not read",
                        "the game reads the list of saves, which the recorded game did not read"),
                differences);
    }

    @Test
    void aReadOfAnotherSaveIsReported() {
        save("a", 1);
        save("b", 2);
        try (Saves player = player()) {
            Saves world = Saves.recording(player, answers::add);
            world.read("a");
            world.list();
            world.read("b");
        }
        Saves replay = replay();
        assertNull(replay.read("c"));
        assertEquals(1.0, replay.read("a"));
        assertEquals(2.0, replay.read("b"));
        assertEquals(
                List.of(
                        "the game reads the save 'c', but the recorded game read the save 'a'",
                        "the game reads the save 'c', which the recorded game did not read",
                        "the game reads the save 'a', but the recorded game read the list of saves"),
                differences);
    }

    @Test
    @NeedsLinks
    void aLinkOutOfTheGameFailsAsItDid(@TempDir Path elsewhere) throws IOException {
        Path link = folder.resolve(".kodama");
        ContainedPath place = ContainedPath.root(folder).resolve(".kodama/save");
        List<String> recorded = new ArrayList<>();
        List<Function<Saves, Object>> calls =
                List.of(Saves::list, saves -> saves.read("a"), saves -> saves.delete("a"), saves -> {
                    saves.write("a", 1);
                    return "written";
                });
        try (Saves player = Saves.in(place, notice -> {}, new LeakTracker())) {
            Saves world = Saves.recording(player, answers::add);
            Files.createSymbolicLink(link, elsewhere);
            calls.forEach(call -> recorded.add(result(call, world)));
            Files.delete(link);
            calls.forEach(call -> recorded.add(result(call, world)));
        }
        assertTrue(recorded.get(0).contains("is not followed"), recorded.get(0));
        assertEquals("written", recorded.get(7));
        Saves replay = replay();
        List<String> replayed = new ArrayList<>();
        for (int i = 0; i < 8; i++) replayed.add(result(calls.get(i % 4), replay));
        assertEquals(recorded, replayed);
    }

    private static String result(Function<Saves, Object> call, Saves saves) {
        try {
            return String.valueOf(call.apply(saves));
        } catch (SaveException failed) {
            return "! " + failed.getMessage();
        }
    }

    @Test
    @NeedsLinks
    void randomCallsHaveTheSameResults(@Seed(33) Random random, @TempDir Path elsewhere) throws IOException {
        Files.createSymbolicLink(folder.resolve("linked"), elsewhere);
        for (int world = 0; world < 15; world++) {
            answers.clear();
            List<Call> calls = record(random);
            repeat(calls);
        }
    }

    /** A call, its result, and how many answers had been recorded after it. */
    private record Call(Function<Saves, Object> function, String result, int answers) {}

    private List<Call> record(Random random) throws IOException {
        List<Call> calls = new ArrayList<>();
        try (Saves player = player()) {
            Saves world = Saves.recording(player, answers::add);
            for (int i = 0; i < 40; i++) {
                if (random.nextInt(4) == 0) disturb(random);
                Function<Saves, Object> call = call(random);
                calls.add(new Call(call, result(call, world), answers.size()));
            }
        }
        return calls;
    }

    private static Function<Saves, Object> call(Random random) {
        String name = NAMES.get(random.nextInt(NAMES.size()));
        int number = random.nextInt(1000);
        return switch (random.nextInt(7)) {
            case 0, 1, 2 -> saves -> saves.read(name);
            case 3 -> Saves::list;
            case 4 -> saves -> saves.delete(name);
            default ->
                saves -> {
                    saves.write(name, Map.of("number", number, "list", List.of(true, "text")));
                    return "written";
                };
        };
    }

    /** Does what other programs do to the files of a player, while saves may still be written. */
    private void disturb(Random random) throws IOException {
        String name = NAMES.get(random.nextInt(4));
        Path file = folder.resolve(name + ".save");
        Files.createDirectories(folder.resolve("sub"));
        switch (random.nextInt(6)) {
            case 0 -> Files.write(file, SaveWriter.write(name, random.nextInt()));
            case 1 -> damage(file);
            case 2 -> damage(folder.resolve(name + ".save.bak"));
            case 3 -> Files.deleteIfExists(file);
            case 4 -> setSize(folder.resolve("large.save"), random.nextBoolean() ? 17 << 20 : 100);
            default -> Files.write(folder.resolve("Other.save"), new byte[random.nextInt(100)]);
        }
    }

    private static void damage(Path file) throws IOException {
        if (Files.exists(file)) Files.writeString(file, "damaged");
    }

    private static void setSize(Path file, int bytes) throws IOException {
        try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
            large.setLength(bytes);
        }
    }

    /** Repeats calls; each answer is available as late as possible, and encoded. */
    private void repeat(List<Call> calls) {
        Deque<SaveAnswer> available = new ArrayDeque<>();
        Saves replay = Saves.replaying(available::poll, differences::add);
        int passed = 0;
        for (Call call : calls) {
            while (passed < call.answers()) available.add(decoded(answers.get(passed++)));
            assertEquals(call.result(), result(call.function(), replay));
        }
        assertEquals(List.of(), differences);
    }

    private static SaveAnswer decoded(SaveAnswer answer) {
        return SaveAnswerCodec.decode(SaveAnswerCodec.encode(answer));
    }

    @Test
    void anEncodedAnswerIsDecoded() {
        byte[] content = SaveWriter.write("a", List.of(1.0));
        List<SaveAnswer> all = List.of(
                new SaveAnswer.Content(1, "a", content),
                new SaveAnswer.Content(2, "sub/a", null),
                new SaveAnswer.Sizes(3, new TreeMap<>(Map.of("a", 5L, "b", 1L << 40))),
                new SaveAnswer.Failure(Long.MAX_VALUE, "a", "für a"),
                new SaveAnswer.Failure(5, SaveAnswer.ALL, ""));
        for (SaveAnswer answer : all) {
            SaveAnswer decoded = decoded(answer);
            assertEquals(answer.query(), decoded.query());
            assertTrue(answer.isSameAs(decoded) && decoded.isSameAs(answer));
            for (SaveAnswer other : all) assertEquals(other == answer, other.isSameAs(decoded));
        }
    }

    @Test
    void wrongBytesAreNotAnAnswer() {
        byte[] content = SaveAnswerCodec.encode(new SaveAnswer.Content(1, "a", SaveWriter.write("a", 1)));
        byte[] sizes = SaveAnswerCodec.encode(new SaveAnswer.Sizes(1, new TreeMap<>(Map.of("a", 5L))));
        assertRefused("it is cut off", new byte[0]);
        assertRefused("it is cut off", Arrays.copyOf(sizes, sizes.length - 1));
        assertRefused("it is too long", Arrays.copyOf(sizes, sizes.length + 1));
        assertRefused(
                "it is too long", Arrays.copyOf(SaveAnswerCodec.encode(new SaveAnswer.Content(1, "a", null)), 13));
        assertRefused("a save is damaged: its checksum is wrong", Arrays.copyOf(content, content.length - 1));
        assertRefused("a save is damaged: it is too large for a save", Arrays.copyOf(content, (16 << 20) + 13));
        assertRefused("the number of its query must be at least 1 but was 0", with(content, 7, 0));
        assertRefused("it has the unknown kind 9", with(content, 8, 9));
        assertRefused("it has a wrong name", SaveAnswerCodec.encode(new SaveAnswer.Content(1, "../a", null)));
        assertRefused("it has a wrong name", SaveAnswerCodec.encode(new SaveAnswer.Content(1, "settings", null)));
        assertRefused("it has a wrong name", SaveAnswerCodec.encode(new SaveAnswer.Content(1, "", null)));
        assertRefused("it has a wrong name", with(content, 8, 2));
        assertRefused("it has -1 saves", with(sizes, 11, 255, 255, 255, 255));
        assertRefused("it has 1000001 saves", with(sizes, 11, 0, 15, 66, 65));
        assertRefused(
                "it has a wrong list of saves",
                SaveAnswerCodec.encode(new SaveAnswer.Sizes(1, new TreeMap<>(Map.of("A", 5L)))));
        assertRefused(
                "it has a wrong list of saves",
                SaveAnswerCodec.encode(new SaveAnswer.Sizes(1, new TreeMap<>(Map.of("a", -1L)))));
    }

    private static byte[] with(byte[] bytes, int at, int... values) {
        byte[] changed = bytes.clone();
        for (int i = 0; i < values.length; i++) changed[at + i] = (byte) values[i];
        return changed;
    }

    private static void assertRefused(String reason, byte @Nullable [] bytes) {
        IllegalArgumentException refused =
                assertThrows(IllegalArgumentException.class, () -> SaveAnswerCodec.decode(bytes));
        assertEquals("invalid answer about saves: " + reason, refused.getMessage());
    }

    @Test
    void randomBytesAreAnAnswerOrRefused(@Seed(34) Random random) {
        byte[] sizes = SaveAnswerCodec.encode(new SaveAnswer.Sizes(1, new TreeMap<>(Map.of("a", 5L, "b", 6L))));
        byte[] failure = SaveAnswerCodec.encode(new SaveAnswer.Failure(1, "a", "a link"));
        for (int i = 0; i < 2000; i++) {
            byte[] bytes = (random.nextBoolean() ? sizes : failure).clone();
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            try {
                SaveAnswerCodec.encode(SaveAnswerCodec.decode(bytes));
            } catch (IllegalArgumentException refused) {
                String message = String.valueOf(refused.getMessage());
                assertTrue(message.startsWith("invalid answer about saves: "), message);
            }
        }
    }
}
