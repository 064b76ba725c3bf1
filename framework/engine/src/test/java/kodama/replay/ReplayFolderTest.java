package kodama.replay;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import kodama.NeedsLinks;
import kodama.file.ContainedPath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class ReplayFolderTest {
    @TempDir
    Path temp;

    private ReplayFolder folder() {
        return new ReplayFolder(ContainedPath.root(temp).resolve("save/replays"));
    }

    private static byte[] replay(long seconds) {
        ReplayHeader at = Headers.of("Moths", 60, Map.of("score", 12.0));
        ReplayHeader header = new ReplayHeader(
                at.title(),
                at.game(),
                at.version(),
                at.kodama(),
                at.java(),
                seconds,
                at.ticks(),
                at.fps(),
                at.fields(),
                at.fingerprint());
        return ReplayFile.encode(header, List.of());
    }

    private static String refusal(Runnable call) {
        return String.valueOf(assertThrows(ReplayException.class, call::run).getMessage());
    }

    private static List<String> names(ReplayFolder folder) {
        return folder.list().stream()
                .map(entry -> ReplayFolder.nameOf(entry.file()))
                .toList();
    }

    @Test
    void savedReplaysAreListedTheNewestFirst() throws IOException {
        ReplayFolder folder = folder();
        assertEquals(List.of(), folder.list());
        folder.save("old", replay(100));
        folder.save("new", replay(300));
        folder.save("new", replay(200));
        Files.writeString(temp.resolve("save/replays/broken.kreplay"), "KREPL");
        assertEquals(List.of("new", "new-2", "old", "broken"), names(folder));
        assertEquals(
                temp.resolve("save/replays/broken.kreplay") + " is damaged: it is cut off",
                folder.list().get(3).problem());
        assertArrayEquals(replay(200), Files.readAllBytes(folder.file("new-2")));
    }

    @Test
    void replaysAreRenamedAndDeleted() {
        ReplayFolder folder = folder();
        folder.save("a", replay(1));
        folder.save("b", replay(2));
        folder.rename("a", "最高 ü");
        assertEquals(List.of("b", "最高 ü"), names(folder));
        assertEquals("there is already a replay 'b'", refusal(() -> folder.rename("最高 ü", "b")));
        assertEquals(
                temp.resolve("save/replays/a.kreplay") + " does not exist or is not a file",
                refusal(() -> folder.rename("a", "c")));
        folder.rename("b", "b");
        folder.delete("b");
        folder.delete("b");
        assertEquals(List.of("最高 ü"), names(folder));
    }

    @Test
    void namesStayInTheFolder() {
        ReplayFolder folder = folder();
        String outside = "the name of a replay must not contain folders but was '../x'";
        assertEquals(outside, refusal(() -> folder.file("../x")));
        assertEquals(outside, refusal(() -> folder.delete("../x")));
        assertEquals(outside, refusal(() -> folder.rename("../x", "y")));
        assertEquals(
                "the name of a replay must not contain folders but was '/etc/x'",
                refusal(() -> folder.delete("/etc/x")));
        assertEquals(
                "the name of a replay must be a file name on every system but was '..?x'",
                refusal(() -> folder.save("../x", replay(1))));
        assertTrue(refusal(() -> folder.file("a\0b")).startsWith("'a\0b' cannot be the name of a file here"));
    }

    @Test
    void namesFitEverySystem() {
        assertEquals("the name of a replay must not be empty", refusal(() -> ReplayName.check(" ")));
        assertEquals(
                "the name of a replay must have at most 60 characters but has 61",
                refusal(() -> ReplayName.check("x".repeat(61))));
        for (String odd : List.of("nul", "COM1.a", "a/b", "a\\b", "a:b", ".a", "a.", " a", "a\n", "a\u202Eb", "\uD800"))
            assertThrows(ReplayException.class, () -> ReplayName.check(odd), odd);
        assertEquals("_nul", ReplayName.fitting("nul"));
        assertEquals("a-b", ReplayName.fitting(" ../a:b. ").substring(1));
        assertEquals("replay", ReplayName.fitting(" ... "));
        assertEquals("x".repeat(59), ReplayName.fitting("x".repeat(59) + "\uD83D\uDE00"));
        assertEquals("ü", ReplayName.check(ReplayName.fitting("u\u0308")));
    }

    @Test
    void aFullFolderRefusesReplays() throws IOException {
        ReplayFolder folder = folder();
        Path there = Files.createDirectories(temp.resolve("save/replays"));
        byte[] content = replay(1);
        for (int i = 0; i < ReplayFolder.MAX_FILES; i++) Files.write(there.resolve("r" + i + ".kreplay"), content);
        assertEquals(
                "there can be at most 500 replays; delete one first", refusal(() -> folder.save("one more", content)));
        Files.write(there.resolve("copied.kreplay"), content);
        assertEquals(ReplayFolder.MAX_FILES, folder.list().size());
        assertFalse(names(folder).contains("copied"));
    }

    @Test
    @NeedsLinks
    void linksAreNotFollowed() throws IOException {
        ReplayFolder folder = folder();
        folder.save("a", replay(1));
        Path outside = Files.write(temp.resolve("outside.kreplay"), replay(9));
        Path link = Files.createSymbolicLink(temp.resolve("save/replays/link.kreplay"), outside);
        assertEquals(link + " is a link, which is not followed", refusal(() -> folder.file("link")));
        assertEquals(List.of("a", "link"), names(folder));
        assertNotNull(folder.list().get(1).problem());
        folder.delete("link");
        assertTrue(Files.exists(outside));
    }

    @Test
    void twoProgramsAtOnceNeverReplaceAFile() throws InterruptedException {
        Set<Path> written = ConcurrentHashMap.newKeySet();
        Runnable saving = () -> {
            for (int i = 0; i < 40; i++) written.add(folder().save("run", replay(i)));
        };
        Thread other = new Thread(saving);
        other.start();
        saving.run();
        other.join();
        assertEquals(80, written.size());
        assertEquals(80, new HashSet<>(names(folder())).size());
    }
}
