package kodama.sound;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kodama.base.LeakTracker;
import org.junit.jupiter.api.Test;

class SoundsTest {
    /** A format in which each byte of a file is a sample. */
    private static final class Beeps implements SoundFormat {
        private final String ending;

        Beeps(String ending) {
            this.ending = ending;
        }

        @Override
        public List<String> extensions() {
            return List.of(ending);
        }

        @Override
        public Sound read(String name, String file, byte[] content) {
            if (content.length == 0) throw SoundException.unreadable(name, "it is empty", null);
            return SampledSound.of(name, 8000, 1, new short[content.length]);
        }
    }

    private final Map<String, byte[]> files = new TreeMap<>();
    private final LeakTracker leakTracker = new LeakTracker();
    private final Sounds.Source source = new Sounds.Source() {
        @Override
        public boolean exists(String path) {
            return files.containsKey(path);
        }

        @Override
        public byte[] read(String path) {
            return files.get(path);
        }

        @Override
        public String caseHint(List<String> paths) {
            return paths.contains("sounds/shot.two") ? "; is it this?" : "";
        }
    };
    private final Sounds sounds = new Sounds(source, List.of(new Beeps("one"), new Beeps("two")), leakTracker);

    private long frames(String name) {
        return sounds.get(name).frames();
    }

    @Test
    void theFolderOfSoundsIsSearchedFirstAndTheFirstExtensionIsPreferred() {
        files.put("shot.one", new byte[1]);
        assertEquals(1, frames("shot"));
        sounds.clear();
        files.put("sounds/shot.two", new byte[2]);
        assertEquals(2, frames("shot"));
        sounds.clear();
        files.put("sounds/shot.one", new byte[3]);
        assertEquals(3, frames("shot"));
        files.put("music/title.two", new byte[4]);
        assertEquals(4, frames("music/title"));
    }

    @Test
    void aSoundIsReadOnceAndTrackedUntilItIsReleased() {
        files.put("shot.one", new byte[1]);
        assertSame(sounds.get("shot"), sounds.get("shot"));
        assertTrue(leakTracker.survivors(LeakTracker.Lifetime.PROGRAM).get(0).startsWith("sound 'shot', opened in "));
        sounds.clear();
        assertEquals(List.of(), leakTracker.survivors(LeakTracker.Lifetime.PROGRAM));
    }

    @Test
    void aSavedFileIsReadAgainUnderAllItsNames() {
        files.put("sounds/shot.one", new byte[1]);
        Sound old = sounds.get("shot");
        assertEquals(List.of("sounds/shot", "shot"), sounds.namesOf("sounds/shot.one"));
        assertEquals(List.of(), sounds.namesOf("sounds/shot.png"));
        assertTrue(sounds.reload("shot"));
        assertNotSame(old, sounds.get("shot"));
    }

    @Test
    void aMissingSoundIsReportedWithTheSearchedFiles() {
        assertFails("there is no file sounds/hit or hit with one of the endings one, two", "hit");
    }

    @Test
    void aMissingSoundIsReportedWithAFileOfDifferentCase() {
        assertFails("there is no file sounds/shot or shot with one of the endings one, two; is it this?", "shot");
    }

    @Test
    void aNameMustNotHaveAnExtension() {
        assertFails("write 'shot' without its ending .two", "shot.two");
        assertFails("write 'SHOT' without its ending .two", "SHOT.TWO");
    }

    @Test
    void aBrokenSoundIsReportedAndNotTriedAgainUntilItIsSaved() {
        files.put("shot.one", new byte[0]);
        assertFails("it is empty", "shot");
        files.put("shot.one", new byte[1]);
        assertFails("it is empty", "shot");
        sounds.reload("shot");
        assertEquals(1, frames("shot"));
    }

    private void assertFails(String reason, String name) {
        SoundException failure = assertThrows(SoundException.class, () -> sounds.get(name));
        assertEquals("sound '" + name + "' cannot be loaded: " + reason, failure.getMessage());
    }

    @Test
    void anAbsoluteNameIsReportedWithTheFolderThatNamesAreRelativeTo() {
        SoundException failure = assertThrows(SoundException.class, () -> sounds.read("/etc/passwd"));
        assertEquals(
                "sound '/etc/passwd' cannot be loaded: names are relative to the game's folder; write it without a leading '/'",
                failure.getMessage());
    }

    @Test
    void formatsGetTheWholeNameOfTheFile() {
        files.put("sounds/stage.mml", "c x".getBytes(UTF_8));
        Sounds songs = new Sounds(source, List.of(new Named()), leakTracker);
        assertEquals("sounds/stage.mml", songs.read("stage").name());
    }

    /** A format that names a sound after its file. */
    private static final class Named implements SoundFormat {
        @Override
        public List<String> extensions() {
            return List.of("mml");
        }

        @Override
        public Sound read(String name, String file, byte[] content) {
            return SampledSound.of(file, 8000, 1, new short[1]);
        }
    }

    @Test
    void thePlaceholderIsAClickThatIsNotRepeated() {
        Sound click = PlaceholderSound.named("coin");
        assertEquals("coin", click.name());
        short[] again = new short[2 * (int) click.loop().frames()];
        try (AudioStream stream = click.open()) {
            stream.seek(click.loop().start());
            assertEquals(click.loop().frames(), stream.read(again, 0, again.length / 2));
        }
        assertArrayEquals(new short[again.length], again);
        assertEquals("sound 'coin'", click.toString());
    }
}
