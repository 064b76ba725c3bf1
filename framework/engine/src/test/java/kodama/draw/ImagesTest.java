package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kodama.base.LeakTracker;
import org.junit.jupiter.api.Test;

class ImagesTest {
    private final Map<String, byte[]> files = new HashMap<>();
    private final LeakTracker leaks = new LeakTracker();
    private final Images images = new Images(this::read, leaks);
    private int reads;

    private byte[] read(String path) throws IOException {
        reads++;
        byte[] file = files.get(path);
        if (file == null) throw new IOException("there is no file " + path);
        return file;
    }

    private void save(String path, int width, int height) throws IOException {
        files.put(path, PngWriter.write(new FrameBuffer(width, height)));
    }

    @Test
    void everyImageIsTrackedOnceUntilTheCacheIsCleared() throws IOException {
        save("ship.png", 4, 2);
        images.get("ship");
        images.reload("ship");
        images.put(new FrameBuffer(1, 1).toImage("dot"));
        assertEquals(List.of(), leaks.survivors(LeakTracker.Lifetime.LOOP));
        List<String> noted = leaks.survivors(LeakTracker.Lifetime.PROGRAM);
        assertEquals(2, noted.size());
        assertTrue(noted.get(0).startsWith("image 'ship', opened in "), noted.get(0));
        images.clear();
        assertEquals(List.of(), leaks.survivors(LeakTracker.Lifetime.PROGRAM));
    }

    @Test
    void anImageIsReadOnce() throws IOException {
        save("enemies/popcorn.png", 4, 2);
        Image image = images.get("enemies/popcorn");
        assertEquals("image 'enemies/popcorn' 4x2", image.toString());
        assertSame(image, images.get("enemies/popcorn"));
        assertEquals(1, reads);
    }

    @Test
    void errorNamesAMissingImage() {
        assertEquals("image 'ship' cannot be loaded: there is no file ship.png", failure("ship"));
    }

    @Test
    void errorNamesAnImageThatIsTooLargeForTheMemory() {
        Images large = new Images(
                path -> {
                    throw new OutOfMemoryError("Java heap space");
                },
                new LeakTracker());
        assertEquals(
                "image 'ship' cannot be loaded: ship.png: Java has too little memory for it",
                assertThrows(ImageFailure.class, () -> large.read("ship")).getMessage());
    }

    @Test
    void errorNamesAFileThatIsNotAnImage() {
        files.put("ship.png", "hello".getBytes());
        assertEquals("image 'ship' cannot be loaded: it is not a PNG picture", failure("ship"));
    }

    @Test
    void aFailureIsNotRetriedUntilCleared() throws IOException {
        failure("ship");
        save("ship.png", 1, 1);
        failure("ship");
        assertEquals(1, reads);
        assertFalse(images.reload("ship"));
        assertEquals(1, images.get("ship").width());
    }

    private String failure(String name) {
        return assertThrows(ImageFailure.class, () -> images.get(name)).getMessage();
    }

    @Test
    void aChangedFileIsReadAgain() throws IOException {
        save("ball.png", 4, 2);
        Image old = images.get("ball");
        save("ball.png", 8, 2);
        assertTrue(images.reload("ball"));
        assertNotSame(old, images.get("ball"));
        assertEquals(8, images.get("ball").width());
    }

    @Test
    void aBrokenReloadKeepsTheOldPicture() throws IOException {
        save("ball.png", 4, 2);
        Image old = images.get("ball");
        files.put("ball.png", new byte[3]);
        assertThrows(ImageFailure.class, () -> images.reload("ball"));
        assertSame(old, images.get("ball"));
    }

    @Test
    void reloadingWhatWasNeverLoadedDoesNothing() {
        assertFalse(images.reload("ship"));
        assertEquals(0, reads);
    }

    @Test
    void imagesFromOtherSourcesCanBeAdded() {
        Image image = FrameRows.image("#");
        failure("test");
        images.put(image);
        assertSame(image, images.get("test"));
    }

    @Test
    void clearUnloadsEverything() throws IOException {
        save("ball.png", 4, 2);
        images.get("ball");
        images.clear();
        images.get("ball");
        assertEquals(2, reads);
    }
}
