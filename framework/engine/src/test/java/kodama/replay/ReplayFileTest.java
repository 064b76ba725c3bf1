package kodama.replay;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import kodama.NeedsLinks;
import kodama.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class ReplayFileTest {
    private static final byte[] EVENTS = "events ".repeat(500).getBytes(StandardCharsets.UTF_8);

    @TempDir
    Path temp;

    private static byte[] plain() {
        return ReplayFile.encode(Headers.plain(), List.of(EVENTS));
    }

    private Path write(String name, byte[] content) throws IOException {
        return Files.write(temp.resolve(name), content);
    }

    private static void assertRefused(String message, Path file) {
        assertEquals(
                message,
                assertThrows(ReplayException.class, () -> ReplayFile.read(file)).getMessage());
    }

    private static void assertRefused(String message, byte[] content) {
        ReplayException refused = assertThrows(ReplayException.class, () -> ReplayFile.decode("run", content));
        assertEquals("run " + message, refused.getMessage());
    }

    @Test
    void aReplayIsReadAsItWasWritten(@Seed(3) Random random) throws IOException {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("player", "Zoë \uD83D\uDE00\n\033[31m");
        fields.put("score", 1234567.5);
        fields.put("cleared", false);
        fields.put("continued", true);
        ReplayHeader header = Headers.of("Köder", 108_000, fields);
        byte[] noise = new byte[100_000];
        random.nextBytes(noise);
        Path file = write("run.kreplay", ReplayFile.encode(header, List.of(EVENTS, new byte[0], noise)));

        Replay replay = ReplayFile.read(file);
        assertEquals(header, replay.header());
        assertEquals(
                List.copyOf(fields.keySet()),
                List.copyOf(replay.header().fields().keySet()));
        assertEquals(file.toString(), replay.name());
        assertArrayEquals(EVENTS, Arrays.copyOf(replay.body(), EVENTS.length));
        assertArrayEquals(noise, Arrays.copyOfRange(replay.body(), EVENTS.length, replay.body().length));
        assertEquals(header, ReplayFile.readHeader(file));
    }

    @Test
    void aThumbnailIsReadFromTheStartOfTheFile() throws IOException {
        byte[] picture = new byte[HeaderFormat.MAX_THUMBNAIL_BYTES];
        Arrays.fill(picture, (byte) 7);
        Path file = write("run.kreplay", ReplayFile.encode(Headers.longest(), picture, List.of(EVENTS)));
        assertArrayEquals(picture, ReplayFile.readThumbnail(file));
        assertEquals(Headers.longest(), ReplayFile.readHeader(file));
        assertArrayEquals(EVENTS, ReplayFile.read(file).body());
        assertEquals(
                "its thumbnail must have at most 32768 bytes but has 32769",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> ReplayFile.encode(Headers.plain(), new byte[32769], List.of()))
                        .getMessage());
    }

    @Test
    void aFileWithoutAThumbnailIsOfTheFirstFormat() throws IOException {
        assertEquals(1, plain()[11]);
        assertEquals(0, ReplayFile.readThumbnail(write("run.kreplay", plain())).length);
    }

    @Test
    void aThumbnailThatIsLongerThanItsHeaderIsDamage() {
        byte[] file = ReplayFile.encode(Headers.plain(), new byte[] {1, 2, 3}, List.of());
        int at = 28 + HeaderFormat.encode(Headers.plain(), new byte[0]).length;
        assertRefused(
                "is damaged: its header is cut off",
                ReplayBytes.of(file).set(at, 4).repaired());
        assertRefused(
                "is damaged: its header is too long",
                ReplayBytes.of(file).set(at, 2).repaired());
        assertRefused(
                "is damaged: its thumbnail must have at most 32768 bytes but has 4278190083",
                ReplayBytes.of(file).set(at, -16777213).repaired());
    }

    @Test
    void theLongestHeaderIsRead() throws IOException {
        Path file = write("run.kreplay", ReplayFile.encode(Headers.longest(), List.of()));
        assertEquals(Headers.longest(), ReplayFile.readHeader(file));
        assertEquals(Headers.longest(), ReplayFile.read(file).header());
    }

    @Test
    void aReplayWithoutEventsIsRead() {
        assertEquals(
                0,
                ReplayFile.decode("run", ReplayFile.encode(Headers.plain(), List.of()))
                        .body()
                        .length);
    }

    @Test
    @NeedsLinks
    void aLinkThatTheUserNamesIsFollowed() throws IOException {
        Path file = write("run.kreplay", plain());
        Path link = Files.createSymbolicLink(temp.resolve("last.kreplay"), file);
        assertArrayEquals(EVENTS, ReplayFile.read(link).body());
    }

    @Test
    void aForeignFileIsNotAReplay() throws IOException {
        Path empty = write("empty.kreplay", new byte[0]);
        assertRefused(empty + " is not a replay: it is empty", empty);
        Path text = write("text.kreplay", "hello".getBytes(StandardCharsets.UTF_8));
        assertRefused(text + " is not a replay: it does not begin with KREPLAY", text);
        Path zip = write("zip.kreplay", new byte[100_000]);
        assertRefused(zip + " is not a replay: it does not begin with KREPLAY", zip);
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "Windows has no named pipes in folders")
    void somethingThatIsNotAFileIsRefused() throws Exception {
        assertRefused(temp + " cannot be read (it is a folder)", temp);
        Path none = temp.resolve("none.kreplay");
        assertRefused(none + " cannot be read (it does not exist)", none);
        Path pipe = temp.resolve("pipe.kreplay");
        assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "no mkfifo here");
        assertRefused(pipe + " cannot be read (it is not a file)", pipe);
        assertRefused("/dev/zero cannot be read (it is not a file)", Path.of("/dev/zero"));
    }

    @Test
    void aFileThatMayNotBeReadIsRefused() throws IOException {
        Path file = write("run.kreplay", plain());
        assumeTrue(file.toFile().setReadable(false), "no permissions here");
        assumeFalse(Files.isReadable(file), "everything is readable for root");
        assertRefused(file + " cannot be read (access denied)", file);
    }

    @Test
    void aNewerFormatIsNamed() {
        String message = "was written by a newer version of Kodama (format 3; this one reads 2)";
        assertRefused(message, ReplayBytes.of(plain()).set(8, 3).repaired());
        assertRefused(message, Arrays.copyOf(ReplayBytes.of(plain()).set(8, 3).content(), 12));
        assertRefused(
                "is damaged: there is no format 0",
                ReplayBytes.of(plain()).set(8, 0).repaired());
    }

    @Test
    void aFileThatIsCutOffIsDamagedAtEveryLength() {
        byte[] content = plain();
        for (int length = 1; length < content.length; length++)
            assertRefused("is damaged: it is cut off", Arrays.copyOf(content, length));
    }

    @Test
    void bytesAfterTheEndAreDamage() {
        assertRefused("is damaged: it has bytes after its end", Arrays.copyOf(plain(), plain().length + 1));
    }

    @Test
    void aChangedByteIsDamage() {
        byte[] content = plain();
        content[40]++;
        assertRefused("is damaged: the checksum of its header is wrong", content);
        content[40]--;
        content[content.length - 20]++;
        assertRefused("is damaged: its checksum is wrong", content);
    }

    @Test
    void declaredLengthsAreNotTrusted() {
        ReplayBytes bytes = ReplayBytes.of(plain());
        assertRefused(
                "is damaged: its body is shorter than it declares",
                bytes.set(20, EVENTS.length + 1).repaired());
        assertRefused(
                "is damaged: its body is longer than it declares",
                bytes.set(20, EVENTS.length - 1).repaired());
        assertRefused(
                "is damaged: its body is shorter than it declares",
                bytes.set(20, 256 << 20).repaired());
        assertRefused(
                "is damaged: its body must have at most 268435456 bytes but has 268435457",
                bytes.set(20, (256 << 20) + 1).repaired());
        assertRefused(
                "is damaged: its compressed body must have at most 67108864 bytes but has 4294967295",
                bytes.set(16, -1).content());
        assertRefused(
                "is damaged: its header must have at most 65536 bytes but has 4294967295",
                bytes.set(12, -1).content());
    }

    @Test
    void aBodyThatExpandsWithoutEndStopsAtTheDeclaredLength() {
        byte[] bomb = ReplayFile.encode(Headers.plain(), Collections.nCopies(200, new byte[1 << 20]));
        assertTrue(bomb.length < 1 << 20);
        assertRefused(
                "is damaged: its body is longer than it declares",
                ReplayBytes.of(bomb).set(20, 100).repaired());
    }

    @Test
    void aBodyThatIsTooLargeForTheMemoryIsRefused() throws Exception {
        Path file =
                write("large.kreplay", ReplayFile.encode(Headers.plain(), Collections.nCopies(40, new byte[1 << 20])));
        Process reader = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx24m",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Reader.class.getName(),
                        file.toString())
                .start();
        try (BufferedReader out = reader.inputReader()) {
            assertEquals(
                    file + " cannot be read (not enough memory for the 41943040 bytes of its events)", out.readLine());
        }
    }

    /** Prints why a file is refused. */
    static final class Reader {
        private Reader() {}

        public static void main(String[] args) {
            try {
                ReplayFile.read(Path.of(args[0]));
            } catch (ReplayException refused) {
                System.out.println(refused.getMessage());
            }
        }
    }

    @Test
    void bytesBetweenTheBodyAndItsChecksumAreDamage() {
        assertRefused(
                "is damaged: it has bytes after its body",
                ReplayBytes.of(plain()).withBody(2, 7).repaired());
        assertRefused(
                "is damaged: its body is cut off",
                ReplayBytes.of(plain()).withBody(-2, 0).repaired());
        byte[] broken = plain();
        broken[broken.length - 4 - ReplayBytes.of(broken).compressed()] ^= 0x7F;
        assertRefused(
                "is damaged: its body cannot be expanded",
                ReplayBytes.of(broken).repaired());
    }

    @Test
    void aHeaderOutOfItsBoundsIsDamage() {
        ReplayBytes bytes = ReplayBytes.of(ReplayFile.encode(Headers.of("T", 5, Map.of("ab", true)), List.of()));
        assertRefused(
                "is damaged: its header is cut off", bytes.setByte(28, 0x7F).repaired());
        assertRefused(
                "is damaged: its header is not UTF-8", bytes.setByte(30, 0xC0).repaired());
        int ticks = bytes.headerEnd() - 8 - (2 + 2 + 1) - 4 - 4 - 8;
        assertRefused(
                "is damaged: ticks must be between 0 and 1000000000 but was -72057594037927931",
                bytes.setByte(ticks, 0xFF).repaired());
        int count = bytes.headerEnd() - 8 - (2 + 2 + 1) - 4;
        assertRefused(
                "is damaged: a replay must have at most 32 fields",
                bytes.set(count, 33).repaired());
        assertRefused("is damaged: its header is too long", bytes.set(count, 0).repaired());
        assertRefused(
                "is damaged: its header has a field of an unknown type",
                bytes.setByte(bytes.headerEnd() - 9, 'x').repaired());
        assertRefused(
                "is damaged: the name of a field must be an identifier but was 'a\033'",
                bytes.setByte(bytes.headerEnd() - 10, 27).repaired());
    }

    @Test
    void aFieldThatIsThereTwiceIsDamage() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("a", true);
        fields.put("b", true);
        ReplayBytes bytes = ReplayBytes.of(ReplayFile.encode(Headers.of("T", 5, fields), List.of()));
        assertRefused(
                "is damaged: its header has a field twice",
                bytes.setByte(bytes.headerEnd() - 10, 'a').repaired());
    }

    @Test
    void aRecordingThatIsTooLargeIsAnError() {
        byte[] chunk = new byte[1 << 20];
        ReplayException refused = assertThrows(
                ReplayException.class, () -> ReplayFile.encode(Headers.plain(), Collections.nCopies(257, chunk)));
        assertEquals("the recording must have at most 268435456 bytes but has 269484032", refused.getMessage());
    }

    @Test
    void aFileThatIsTooLargeIsAnError() {
        ReplayException refused = assertThrows(
                ReplayException.class,
                () -> ReplayFormat.checkMost("the replay", (64 << 20) + 1, ReplayFormat.MAX_FILE_BYTES));
        assertEquals("the replay must have at most 67108864 bytes but has 67108865", refused.getMessage());
    }

    @Test
    void damageThatTheReaderOfTheEventsFindsNamesTheFile() {
        assertEquals(
                "run is damaged: no world begins",
                ReplayFile.decode("run", plain()).damaged("no world begins").getMessage());
    }

    @Test
    void aListHasAnEntryForEachFile() throws IOException {
        write("b.kreplay", ReplayFile.encode(Headers.of("Second", 1, Map.of()), List.of()));
        write("a.kreplay", ReplayFile.encode(Headers.of("First", 1, Map.of()), List.of()));
        write("readme.txt", EVENTS);
        Path cut = write("cut.kreplay", Arrays.copyOf(plain(), plain().length - 1));
        Path folder = Files.createDirectory(temp.resolve("folder.kreplay"));

        List<ReplayEntry> list = ReplayFile.list(temp);
        assertEquals(
                List.of("a.kreplay", "b.kreplay", "cut.kreplay", "folder.kreplay"),
                list.stream()
                        .map(entry -> entry.file().getFileName().toString())
                        .toList());
        assertEquals("First", list.get(0).header().title());
        assertNull(list.get(0).problem());
        assertNull(list.get(2).header());
        assertEquals(cut + " is damaged: it is cut off", list.get(2).problem());
        assertEquals(folder + " cannot be read (it is a folder)", list.get(3).problem());
    }

    @Test
    @NeedsLinks
    void aListFollowsLinksOnlyWithinItsFolder() throws IOException {
        Path list = Files.createDirectory(temp.resolve("list"));
        Path outside = write("outside.kreplay", plain());
        Files.write(list.resolve("a.kreplay"), plain());
        Files.createSymbolicLink(list.resolve("b.kreplay"), Path.of("a.kreplay"));
        Path out = Files.createSymbolicLink(list.resolve("c.kreplay"), outside);
        Path broken = Files.createSymbolicLink(list.resolve("d.kreplay"), Path.of("none"));

        List<ReplayEntry> entries = ReplayFile.list(list);
        assertEquals(Headers.plain(), entries.get(1).header());
        assertEquals(
                out + ": a link to " + outside.toRealPath() + ", outside of " + list.toRealPath()
                        + "; it is not followed",
                entries.get(2).problem());
        assertEquals(
                broken + ": a link to none, which does not exist",
                entries.get(3).problem());
    }

    @Test
    void aFolderThatCannotBeListedIsAnError() throws IOException {
        Path none = temp.resolve("none");
        ReplayException refused = assertThrows(ReplayException.class, () -> ReplayFile.list(none));
        assertEquals(none + " cannot be listed (it does not exist)", refused.getMessage());
        Path file = write("file", EVENTS);
        refused = assertThrows(ReplayException.class, () -> ReplayFile.list(file));
        assertEquals(file + " cannot be listed (not a folder)", refused.getMessage());
    }
}
