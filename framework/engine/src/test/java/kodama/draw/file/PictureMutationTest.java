package kodama.draw.file;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import kodama.data.DataException;
import kodama.draw.Image;
import kodama.draw.SpriteSheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A damaged or hostile picture is refused with a sentence or read, nothing else. Each build tries a few hundred files;
 * {@code -Dmutations=100000} sets the number.
 */
class PictureMutationTest {
    private static final int MUTATIONS = Integer.getInteger("mutations", 500);

    private static final Image PICTURE = new Image("ship", 8, 8, new int[64]);

    /** Reads a file; throws an exception with a sentence if it is damaged. */
    private interface Reader {
        Image read(byte[] file) throws IOException;
    }

    private static void tryAll(String path, List<byte[]> originals, Random random, Reader reader) {
        int read = 0;
        for (int i = 0; i < MUTATIONS; i++) {
            byte[] file = mutated(originals.get(random.nextInt(originals.size())), random);
            if (isRead(path, file, reader)) read++;
        }
        assertTrue(read > 0 && read < MUTATIONS, read + " were read");
    }

    private static boolean isRead(String path, byte[] file, Reader reader) {
        try {
            SpriteSheet sheet = SpriteSheet.of(reader.read(file));
            for (int i = 0; i < sheet.count(); i++) assertTrue(sheet.millis(i) >= 1);
            return true;
        } catch (IOException | DataException refused) {
            assertTrue(refused.getMessage().startsWith(path + ":"), refused.getMessage());
            return false;
        } catch (OutOfMemoryError tooLarge) {
            return false; // the callers report it; a header may claim a hundred megabytes
        }
    }

    private static byte[] mutated(byte[] original, Random random) {
        byte[] file = original.clone();
        int changes = 1 + random.nextInt(4);
        for (int i = 0; i < changes; i++) file = changed(file, random);
        return file;
    }

    private static byte[] changed(byte[] file, Random random) {
        if (file.length < 8) return file;
        int at = random.nextInt(file.length - 4);
        byte[] extremes = {0, 1, -1, 127, -128};
        switch (random.nextInt(6)) {
            case 0 -> file[at] ^= (byte) (1 << random.nextInt(8));
            case 1 -> file[at] = (byte) random.nextInt(256);
            case 2 -> file[at] = extremes[random.nextInt(extremes.length)];
            case 3 -> Arrays.fill(file, at, at + 1 + random.nextInt(4), extremes[random.nextInt(extremes.length)]);
            case 4 -> {
                return Arrays.copyOf(file, at + 4);
            }
            default -> {
                int from = random.nextInt(file.length - 4);
                System.arraycopy(file, from, file, at, 1 + random.nextInt(4));
            }
        }
        return file;
    }

    private static byte[] digits(byte[] file, Random random) {
        String text = new String(file, StandardCharsets.UTF_8);
        String[] numbers = {"-1", "0", "1e9", "99999999999", "0.5", "null", "\"x\"", "[]", "{}", "16384"};
        int at = random.nextInt(text.length());
        while (at < text.length() && !Character.isDigit(text.charAt(at))) at++;
        int end = at;
        while (end < text.length() && Character.isDigit(text.charAt(end))) end++;
        String changed = text.substring(0, at) + numbers[random.nextInt(numbers.length)] + text.substring(end);
        return changed.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    @Timeout(1800)
    void eachDamagedFileOfAsepriteIsReadOrRefused(@Seed(71) Random random) {
        List<byte[]> originals = new ArrayList<>();
        AsepriteSample rgba = new AsepriteSample(8, 8, 32, 3, 0).frame(100);
        rgba.layer("group", 1, 0, 1, 3, 200)
                .layer("a", 0, 1, 1, 14, 255)
                .layer("b")
                .tag("walk", 0, 1, 2, 3);
        rgba.cel(1, -1, 2, 2, 1, 0, 1, 2, 3, 4, 5, 6, 7, 8)
                .rawCel(2, 0, 0, 1, 1, 9, 9, 9, 9)
                .slice("hitbox");
        originals.add(rgba.frame(50)
                .linkedCel(1, 0)
                .cel(2, 3, 3, 1, 1, -1, 1, 1, 1, 1)
                .file());
        AsepriteSample indexed =
                new AsepriteSample(4, 4, 8, 1, 0).frame(100).palette(1, 2, 3).oldPalette(4, 1, 2, 3);
        indexed.tileset(2, 2, 2, 0, 0, 0, 0, 1, 2, 1, 2).layer("map", 2, 0, 1, 0, 255);
        originals.add(
                indexed.tiles(0, 2, 2, 1, 0, 1 | 0x2000_0000, 1 | 0x8000_0000).file());
        originals.add(new AsepriteSample(4, 4, 16)
                .frame(1)
                .layer("a")
                .cel(0, 0, 0, 1, 1, 0, 1, 2)
                .file());
        tryAll("ship.aseprite", originals, random, file -> new AsepriteFormat().read("ship", "ship.aseprite", file));
    }

    @Test
    @Timeout(1800)
    void eachDamagedGifIsReadOrRefused(@Seed(72) Random random) {
        AsepriteSample.Bytes bytes = GifFormatTest.loop(GifFormatTest.header(4, 4), 3);
        GifFormatTest.part(GifFormatTest.control(bytes, 1, 5, -1), 0, 0, 4, 2, 0, 0, 1, 2, 3, 3, 2, 1, 0);
        GifFormatTest.part(GifFormatTest.control(bytes, 3, 5, 2), 1, 1, 2, 3, 0x40, 0, 1, 2, 2, 1, 0);
        List<byte[]> originals = List.of(bytes.u8(0x3B).toByteArray());
        tryAll("ship.gif", originals, random, file -> new GifFormat().read("ship", "ship.gif", file));
    }

    @Test
    @Timeout(1800)
    void eachDamagedSheetIsReadOrRefused(@Seed(73) Random random) {
        String json = """
                {"frames":{"a.png":{"frame":{"x":0,"y":0,"w":4,"h":2},"rotated":true,"trimmed":true,
                "spriteSourceSize":{"x":1,"y":1,"w":4,"h":2},"sourceSize":{"w":8,"h":8},"duration":120},
                "b.png":{"frame":{"x":4,"y":4,"w":4,"h":4}}},"animations":{"run":["a.png","b.png"]},
                "meta":{"frameTags":[{"name":"walk","from":0,"to":1,"direction":"pingpong","repeat":"2"}],
                "slices":[{"name":"s","keys":[{"frame":0,"bounds":{"x":0,"y":0,"w":4,"h":4}}]}]}}""";
        byte[] original = json.getBytes(StandardCharsets.UTF_8);
        List<byte[]> originals = new ArrayList<>();
        for (int i = 0; i < 100; i++) originals.add(digits(original, random));
        tryAll("ship.json", originals, random, file -> new SheetJson().read("ship.json", file, PICTURE));
    }
}
