package kodama.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import kodama.NeedsLinks;
import kodama.base.LeakTracker;
import kodama.base.LeakTracker.Lifetime;
import kodama.file.ContainedPath;
import kodama.file.FolderLock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Saves can be read at once and in the next session, whatever happens to the files. */
class SavesTest {
    private final List<String> notices = Collections.synchronizedList(new ArrayList<>());
    private final LeakTracker leaks = new LeakTracker();

    @TempDir
    Path folder;

    private Saves open() {
        return Saves.in(ContainedPath.root(folder), notices::add, leaks);
    }

    private void save(String name, Object data) {
        try (Saves saves = open()) {
            saves.write(name, data);
        }
    }

    private Object read(String name) {
        try (Saves saves = open()) {
            return saves.read(name);
        }
    }

    private List<String> files() throws IOException {
        try (var files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void savesAreReadAtOnceAndInTheNextSession() {
        Object scores = List.of(Map.of("name", "ZOË", "score", 12000.0));
        try (Saves saves = open()) {
            saves.write("scores", scores);
            saves.write("replays/one", true);
            assertEquals(scores, saves.read("scores"));
            assertEquals(List.of("replays/one", "scores"), saves.list());
        }
        assertEquals(scores, read("scores"));
        assertEquals(true, read("replays/one"));
        assertNull(read("others"));
        assertEquals(List.of(), notices);
        assertEquals(List.of(), leaks.survivors(Lifetime.PROGRAM));
    }

    @Test
    void aSaveIsReadable() throws IOException {
        save("scores", List.of(Map.of("name", "ZOË", "score", 12000, "won", true)));
        assertEquals("""
                kodama save 1
                {
                  {
                    name = "ZOË"
                    score = 12000
                    won = true
                  }
                }
                crc32 b0d2b0b9
                """, Files.readString(folder.resolve("scores.save")));
    }

    @Test
    void theContentIsCopiedByTheCall() {
        List<Object> scores = new ArrayList<>(List.of(1.0));
        try (Saves saves = open()) {
            saves.write("scores", scores);
            scores.add(2.0);
            assertEquals(List.of(1.0), saves.read("scores"));
        }
        assertEquals(List.of(1.0), read("scores"));
    }

    @Test
    void aDamagedSaveGivesThePreviousVersion() throws IOException {
        save("scores", 1);
        save("scores", 2);
        damage("scores.save");
        assertEquals(1.0, read("scores"));
        assertEquals(1.0, read("scores"));
        assertEquals(
                List.of("the save 'scores' is damaged: its checksum is wrong; the previous version is used"), notices);
        assertEquals(List.of("scores.save.bak", "scores.save.broken"), files());
        try (Saves saves = open()) {
            assertEquals(List.of("scores"), saves.list());
        }
    }

    @Test
    void aDamagedSaveWithoutPreviousVersionIsNull() throws IOException {
        save("scores", 1);
        damage("scores.save");
        assertNull(read("scores"));
        assertEquals(
                List.of("the save 'scores' is damaged: its checksum is wrong; there is no previous version"), notices);
    }

    @Test
    void aDamagedSaveNeverBecomesThePreviousVersion() throws IOException {
        save("scores", 1);
        save("scores", 2);
        damage("scores.save");
        save("scores", 3);
        assertEquals(List.of("scores.save", "scores.save.bak", "scores.save.broken"), files());
        damage("scores.save");
        assertEquals(1.0, read("scores"));
    }

    private void damage(String file) throws IOException {
        Files.writeString(
                folder.resolve(file), Files.readString(folder.resolve(file)).replace("crc32 ", "crc32 f"));
        String text = Files.readString(folder.resolve(file));
        Files.writeString(folder.resolve(file), text.substring(0, text.length() - 2) + "\n");
    }

    @Test
    void aDamagedPreviousVersionIsReported() throws IOException {
        save("scores", 1);
        save("scores", 2);
        damage("scores.save");
        damage("scores.save.bak");
        assertNull(read("scores"));
        assertEquals(
                List.of("the save 'scores' is damaged: its checksum is wrong; the previous version is damaged too"),
                notices);
    }

    @Test
    void aReadOnlyFolderIsNotChanged() throws IOException {
        save("scores", 1);
        save("scores", 2);
        damage("scores.save");
        List<String> before = files();
        try (Saves game = open();
                Saves watched = Saves.readOnly(ContainedPath.root(folder))) {
            assertEquals(1.0, watched.read("scores"));
            assertEquals(List.of("scores"), watched.list());
            watched.write("scores", 3);
            watched.write("other", 4);
            assertTrue(watched.delete("scores"));
            assertEquals(1.0, watched.read("scores"));
            assertEquals(Optional.of(folder), watched.folder().map(ContainedPath::checked));
            assertEquals(1.0, game.read("scores"));
        }
        assertEquals(List.of("scores.save", "scores.save.bak"), before);
        assertEquals(List.of("scores.save.bak", "scores.save.broken"), files());
        assertEquals(
                List.of("the save 'scores' is damaged: its checksum is wrong; the previous version is used"), notices);
    }

    @Test
    void tooManyValuesAreNotWritten() {
        Saves saves = Saves.inMemory();
        assertFails(
                "scores[1000000] is more than 1,000,000 values",
                () -> saves.write("scores", Collections.nCopies(1_000_000, true)));
        saves.write("scores", Collections.nCopies(999_999, true));
        assertEquals(999_999, ((List<?>) saves.read("scores")).size());
    }

    @Test
    void aFileThatIsTooLargeIsNotRead() throws IOException {
        try (var file = new RandomAccessFile(folder.resolve("scores.save").toFile(), "rw")) {
            file.setLength(1L << 32);
        }
        assertNull(read("scores"));
        assertEquals(
                List.of("the save 'scores' is damaged: it is too large for a save; there is no previous version"),
                notices);
    }

    @Test
    @NeedsLinks
    void aLinkIsNotFollowed(@TempDir Path elsewhere) throws IOException {
        save("scores", 1);
        Files.move(folder.resolve("scores.save"), elsewhere.resolve("scores.save"));
        Files.createSymbolicLink(folder.resolve("scores.save"), elsewhere.resolve("scores.save"));
        Files.createSymbolicLink(folder.resolve("sub"), elsewhere);
        assertNull(read("scores"));
        assertFails(
                "the save 'sub/a' is reached through the link " + folder.resolve("sub") + ", which is not followed",
                () -> read("sub/a"));
        save("scores", 2);
        save("sub/a", 3);
        assertEquals(
                List.of("saves will be lost when the program ends: the save 'sub/a' is reached through the link "
                        + folder.resolve("sub") + ", which is not followed"),
                notices);
        assertTrue(Files.isRegularFile(folder.resolve("scores.save")));
        assertFalse(Files.exists(elsewhere.resolve("a.save")));
    }

    private static void assertFails(String message, Runnable action) {
        assertEquals(message, assertThrows(SaveException.class, action::run).getMessage());
    }

    @Test
    void namesCannotLeaveTheFolderAndFitEverySystem() {
        try (Saves saves = open()) {
            String rule =
                    "the name of a save must consist of the lowercase letters a to z, digits, - and _, with / between folders: '";
            for (String wrong : List.of("../a", "/a", "a/", "a//b", "a.b", "Scores", "a b", "a\\b", "-a", "ö", "c:a"))
                assertFails(rule + wrong + "'", () -> saves.write(wrong, 1));
            assertFails(rule + "a?'", () -> saves.write("a\n", 1));
            assertFails(
                    "the name of a save must not use 'nul', a device on Windows: 'a/nul'", () -> saves.read("a/nul"));
            assertFails("the name of a save must not be empty", () -> saves.delete(""));
            assertFails(
                    "the name of a save must have at most 80 characters but has 81: 'aaaaaaaaaaaaaaaaaaaa…'",
                    () -> saves.write("a".repeat(81), 1));
            assertFails(
                    "the name of a save must not be 'settings', which is reserved for save.settings",
                    () -> saves.read("settings"));
        }
    }

    @Test
    void allSavesTogetherHaveAQuota() {
        String half = "a".repeat(8 << 20);
        try (Saves saves = Saves.inMemory()) {
            saves.write("a", half);
            saves.write("a", half);
            assertFails(
                    "all saves together must have at most 16777216 bytes but with 'b' would have 16777280",
                    () -> saves.write("b", half));
            saves.delete("a");
            saves.write("b", half);
            assertEquals(List.of("b"), saves.list());
        }
    }

    @Test
    void aGameHasAtMostAThousandSaves() {
        try (Saves saves = Saves.inMemory()) {
            for (int i = 0; i < 1000; i++) saves.write("save-" + i, i);
            saves.write("save-7", 7);
            assertFails(
                    "'one-more' would be one save too many; a game can have at most 1000",
                    () -> saves.write("one-more", 1));
        }
    }

    @Test
    void deletingASaveDeletesItsPreviousVersion() throws IOException {
        save("scores", 1);
        save("scores", 2);
        try (Saves saves = open()) {
            assertTrue(saves.delete("scores"));
            assertFalse(saves.delete("scores"));
            assertNull(saves.read("scores"));
            assertEquals(List.of(), saves.list());
        }
        assertEquals(List.of(), files());
    }

    @Test
    void filesOfOthersInTheFolderAreNotTouched() throws IOException {
        Files.createDirectory(folder.resolve("screenshots"));
        Files.writeString(folder.resolve("screenshots/a.png"), "");
        Files.writeString(folder.resolve("My Notes.save"), "");
        save("scores", 1);
        try (Saves saves = open()) {
            assertEquals(List.of("scores"), saves.list());
        }
        assertEquals(List.of("My Notes.save", "scores.save", "screenshots/a.png"), files());
    }

    @Test
    void anUnwritableFolderIsReportedOnceAndTheGameContinues() throws IOException {
        Files.writeString(folder.resolve("place"), "a file where the folder should be");
        try (Saves saves = Saves.in(ContainedPath.root(folder.resolve("place")), notices::add, leaks)) {
            saves.write("scores", 1);
            saves.write("other", 2);
            assertEquals(1.0, saves.read("scores"));
            assertEquals(List.of("other", "scores"), saves.list());
        }
        assertEquals(1, notices.size(), notices.toString());
        assertTrue(notices.get(0).startsWith("saves will be lost when the program ends: "), notices.get(0));
    }

    @Test
    void twoGamesOfOneProgramAtOnceLeaveAWholeSave() throws Exception {
        FutureTask<Void> other = new FutureTask<>(() -> Game.save(folder, notices::add), null);
        new Thread(other).start();
        Game.save(folder, notices::add);
        other.get();
        notices.removeIf(shared()::equals);
        assertAWholeSaveAlone();
    }

    @Test
    void threeProgramsAtOnceLeaveAWholeSave() throws Exception {
        List<Process> games = new ArrayList<>();
        for (int i = 0; i < 3; i++) games.add(startGame());
        for (Process game : games) {
            new String(game.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .forEach(notices::add);
            assertEquals(0, game.waitFor());
        }
        notices.removeIf(shared()::equals);
        assertAWholeSaveAlone();
    }

    private String shared() {
        return "another running game also saves in " + folder + "; each can overwrite the saves of the other";
    }

    @Test
    void aSecondGameInTheSameFolderIsWarnedOnceAndSaves() throws IOException {
        try (Saves first = open();
                Saves second = open()) {
            assertEquals(List.of(shared()), notices);
            first.write("a", 1);
            second.write("b", 2);
        }
        assertEquals(List.of("a.save", "b.save"), files());
        assertEquals(List.of(shared()), notices);
        open().close();
        assertEquals(1, notices.size(), "the first one has ended");
    }

    @Test
    void aMissingFolderIsLockedWithTheFirstSave() {
        Path place = folder.resolve("place");
        try (Saves first = Saves.in(ContainedPath.root(place), notices::add, leaks);
                Saves second = Saves.in(ContainedPath.root(place), notices::add, leaks)) {
            assertFalse(Files.exists(place));
            first.write("a", 1);
            second.write("b", 2);
        }
        assertEquals(1, notices.size(), notices.toString());
    }

    @Test
    void aSecondProgramIsWarned() throws Exception {
        Process holder = start(Holder.class);
        assertEquals('h', holder.getInputStream().read());
        open().close();
        assertEquals(List.of(shared()), notices);
        holder.getOutputStream().close();
        holder.waitFor();
        open().close();
        assertEquals(1, notices.size(), "the other program has ended");
    }

    /** Keeps the saves open until its input ends. */
    static final class Holder {
        private Holder() {}

        public static void main(String[] args) throws IOException {
            try (Saves saves = Saves.in(ContainedPath.root(Path.of(args[0])), System.err::println, new LeakTracker())) {
                saves.list();
                System.out.print('h');
                System.out.flush();
                System.in.read();
            }
        }
    }

    @Test
    @NeedsLinks
    void anotherFileWithTheNameOfTheLockIsNotTouched() throws IOException {
        Files.createDirectory(folder.resolve(FolderLock.FILE));
        save("a", 1);
        assertTrue(Files.isDirectory(folder.resolve(FolderLock.FILE)));
        Path mine = Files.writeString(folder.resolve("mine"), "mine");
        Files.delete(folder.resolve(FolderLock.FILE));
        Files.createSymbolicLink(folder.resolve(FolderLock.FILE), mine);
        save("a", 2);
        assertTrue(Files.isSymbolicLink(folder.resolve(FolderLock.FILE)));
        assertEquals("mine", Files.readString(mine));
        assertEquals(List.of(), notices);
    }

    @Test
    void aFolderInPlaceOfASaveIsReportedAndKept() throws IOException {
        Path place = Files.createDirectory(folder.resolve("hi.save"));
        assertNull(read("hi"));
        assertEquals(
                List.of("the save 'hi' cannot be read: it is a folder; there is no previous version"),
                List.copyOf(notices));
        notices.clear();
        try (Saves saves = open()) {
            saves.write("hi", 1);
            assertTrue(saves.delete("hi"));
        }
        assertTrue(Files.isDirectory(place));
        assertEquals(1, notices.size(), notices.toString());
        String told = notices.get(0);
        assertTrue(told.startsWith("saves will be lost when the program ends: " + place), told);
        assertTrue(told.endsWith("(it is a folder)"), told);
    }

    @Test
    @NeedsLinks
    void aFolderBehindALinkOutOfTheGameIsNotUsed(@TempDir Path elsewhere) throws IOException {
        Path game = Files.createDirectory(folder.resolve("game"));
        Path theirs = Files.createDirectory(elsewhere.resolve("save"));
        try (Saves saves = Saves.in(ContainedPath.root(theirs), notices::add, leaks)) {
            saves.write("scores", 1);
        }
        Path link = Files.createSymbolicLink(game.resolve(".kodama"), elsewhere);
        String outside = link + ": a link to " + elsewhere.toRealPath() + ", outside of " + game.toRealPath()
                + "; it is not followed";
        try (Saves saves = Saves.in(ContainedPath.root(game).resolve(".kodama/save"), notices::add, leaks)) {
            assertFails(outside, saves::list);
            assertFails(outside, () -> saves.read("scores"));
            assertFails(outside, () -> saves.write("scores", 2));
            assertFails(outside, () -> saves.delete("scores"));
            Settings settings = new Settings(saves);
            settings.set("volume", 1);
        }
        assertEquals(
                List.of(
                        "saves cannot be read or written: " + outside,
                        "saves will be lost when the program ends: " + outside),
                notices);
        try (var files = Files.list(theirs)) {
            assertEquals(List.of(theirs.resolve("scores.save")), files.toList());
        }
    }

    private Process startGame() throws IOException {
        return start(Game.class);
    }

    private Process start(Class<?> program) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        program.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .start();
    }

    private void assertAWholeSaveAlone() throws IOException {
        assertEquals("x".repeat(Game.SAVES - 1), read("scores"));
        assertEquals(List.of("scores.save", "scores.save.bak"), files());
        assertEquals(List.of(), notices);
    }

    /** Saves repeatedly, and finds a complete save each time. */
    static final class Game {
        static final int SAVES = 100;

        private Game() {}

        public static void main(String[] args) {
            save(Path.of(args[0]), System.out::println);
        }

        static void save(Path folder, Consumer<String> notices) {
            try (SaveFolder saves = new SaveFolder(ContainedPath.root(folder), notices)) {
                for (int i = 0; i < SAVES; i++) {
                    saves.write("scores", SaveWriter.write("scores", "x".repeat(i)));
                    assertTrue(StoredSave.dataOf(saves.read("scores")) instanceof String);
                }
            }
        }
    }

    @Test
    void theFolderIsNamedUnlessTheyAreInMemory() {
        try (Saves saves = open()) {
            assertEquals(Optional.of(folder), saves.folder().map(ContainedPath::checked));
        }
        assertEquals(Optional.empty(), Saves.inMemory().folder());
    }
}
