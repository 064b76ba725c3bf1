package kodama.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import kodama.NeedsLinks;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Malicious links in a game's folder, where the program keeps files of its own. */
class ContainedPathTest {
    private static final String FILE = ".kodama/save/hi.save";

    @TempDir
    private Path temp;

    private Path game;
    private Path other;

    @BeforeEach
    void folders() throws IOException {
        temp = temp.toRealPath();
        game = Files.createDirectory(temp.resolve("game"));
        other = Files.createDirectory(temp.resolve("other"));
    }

    private Path link(String place, Path target) throws IOException {
        Path link = game.resolve(place);
        Files.createDirectories(link.getParent());
        return Files.createSymbolicLink(link, target);
    }

    private static String refusal(Path root) {
        ContainedPath path = ContainedPath.root(root).resolve(FILE);
        return String.valueOf(
                assertThrows(GameFileException.class, path::checked).getMessage());
    }

    private void assertOutside(Path link, Path target) {
        assertEquals(link + ": a link to " + target + ", outside of " + game + "; it is not followed", refusal(game));
    }

    @Test
    void missingPathsCountAsInside() {
        assertEquals(game.resolve(FILE), ContainedPath.root(game).resolve(FILE).checked());
        Path none = temp.resolve("none");
        assertEquals(none.resolve(FILE), ContainedPath.root(none).resolve(FILE).checked());
    }

    @Test
    @NeedsLinks
    void linksAtAnyNameMustStayInside() throws IOException {
        assertOutside(link(".kodama", other), other);
        Files.delete(game.resolve(".kodama"));
        assertOutside(link(".kodama/save", Path.of("../../other")), other);
        Files.delete(game.resolve(".kodama/save"));
        Path file = Files.createFile(other.resolve("hi.save"));
        assertOutside(link(FILE, file), file);
    }

    @Test
    @NeedsLinks
    void aLinkByAnotherLinkIsNamedWithItsEnd() throws IOException {
        Path second = link("second", other);
        assertOutside(link(".kodama/save", second), other);
    }

    @Test
    @NeedsLinks
    void aFolderWhoseNameBeginsLikeTheRootIsOutside() throws IOException {
        Path near = Files.createDirectory(temp.resolve("game2"));
        assertOutside(link(".kodama", near), near);
    }

    @Test
    void theFolderAboveIsOutside() {
        String message = assertThrows(
                        GameFileException.class,
                        () -> ContainedPath.root(game).resolve("../other").checked())
                .getMessage();
        assertTrue(String.valueOf(message).contains("outside of " + game), message);
        assertThrows(
                IllegalArgumentException.class, () -> ContainedPath.root(game).resolve(other.toString()));
    }

    @Test
    @NeedsLinks
    void errorNamesABrokenLink() throws IOException {
        Path gone = temp.resolve("gone");
        Path link = link(".kodama/save", gone);
        assertEquals(link + ": a link to " + gone + ", which does not exist", refusal(game));
        Files.delete(link);
        link(".kodama/save", link);
        assertEquals(link + ": a link to " + link + ", which does not exist", refusal(game));
    }

    @Test
    @NeedsLinks
    void aLinkThatStaysInsideIsFollowed() throws IOException {
        Path kept = Files.createDirectory(game.resolve("kept"));
        link(".kodama/save", kept);
        ContainedPath file = ContainedPath.root(game).resolve(FILE);
        AtomicFile.writeWithFolder(file.checked(), new byte[] {1});
        assertTrue(Files.exists(kept.resolve("hi.save")));
        assertEquals(
                game.resolve(".kodama/save"),
                ContainedPath.root(game).resolve(".kodama/save").createFolder());
    }

    @Test
    @NeedsLinks
    void theRootItselfMayBeALink() throws IOException {
        Path root = Files.createSymbolicLink(temp.resolve("root"), game);
        ContainedPath file = ContainedPath.root(root).resolve("hi.save");
        AtomicFile.writeWithFolder(file.checked(), new byte[] {1});
        assertTrue(Files.exists(game.resolve("hi.save")));
        link(".kodama", other);
        assertTrue(refusal(root).startsWith(root.resolve(".kodama") + ": a link to " + other), refusal(root));
    }

    @Test
    void errorNamesAFileInPlaceOfAFolder() throws IOException {
        Path file = Files.createFile(game.resolve(".kodama"));
        for (String name : new String[] {".kodama", ".kodama/save"}) {
            ContainedPath folder = ContainedPath.root(game).resolve(name);
            assertEquals(
                    folder + ": cannot be created (" + file + " is a file)",
                    assertThrows(GameFileException.class, folder::createFolder).getMessage());
        }
    }
}
