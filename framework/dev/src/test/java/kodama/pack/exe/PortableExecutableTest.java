package kodama.pack.exe;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import kodama.file.BundledFiles;
import kodama.pack.system.SystemPacker;
import org.junit.jupiter.api.Test;

/** Programs with resources are read back by a reader of their own. */
class PortableExecutableTest {
    private static final byte[] PROGRAM = BundledFiles.read(SystemPacker.class, "launcher.exe");

    private static ExeReader with(ExeResources resources) {
        byte[] exe = new PortableExecutable(PROGRAM).with(resources);
        assertArrayEquals(exe, new PortableExecutable(PROGRAM).with(resources));
        return new ExeReader(exe);
    }

    @Test
    void dataOfAnySizeIsReadBack() {
        for (int size : new int[] {0, 1, 7, 8, 511, 512, 513, 4096, 100_000}) {
            byte[] data = "x".repeat(size).getBytes(StandardCharsets.UTF_8);
            ExeReader read = with(new ExeResources().data(2, data).data(1, new byte[] {7}));
            assertEquals(List.of("10/1", "10/2"), List.copyOf(read.resources().keySet()));
            assertArrayEquals(data, read.resources().get("10/2"));
            assertArrayEquals(new byte[] {7}, read.resources().get("10/1"));
        }
    }

    @Test
    void textsOfTheVersionCanHaveAnyLettersAndLength() {
        String rows = "弾幕 🦋".repeat(200);
        ExeReader read = with(new ExeResources()
                .version(new VersionResource("1.2.3")
                        .text("ProductName", "\"A\" & <B>")
                        .text("CompanyName", "")
                        .text("FileDescription", rows)
                        .text("Comments", "x".repeat(499) + "🦋")));
        assertEquals("1.2.3.0", read.version());
        assertEquals(
                Map.of(
                        "ProductName",
                        "\"A\" & <B>",
                        "FileDescription",
                        rows.substring(0, 500),
                        "Comments",
                        "x".repeat(499)),
                read.versionTexts());
    }

    @Test
    void numbersOfTheVersionAreLimitedTo16Bits() {
        assertEquals(
                "65535.0.65535.7",
                with(new ExeResources().version(new VersionResource("999999999.0.65536.7.9")))
                        .version());
    }

    @Test
    void otherFilesAreRejected() {
        assertRejected("the file is not a program for Windows", new byte[0]);
        assertRejected("the file is not a program for Windows", new byte[2000]);
        assertRejected("the file is not a program for Windows", changed(0x80, 'N'));
        assertRejected("the file is not a 64-bit program", changed(0x80 + 24, 0x0B, 0x01));
        assertRejected("the file has no room for a section", changed(0x80 + 24 + 61, 0x02));
        byte[] done = new PortableExecutable(PROGRAM).with(new ExeResources().data(1, new byte[1]));
        assertRejected("the file already has resources", done);
    }

    private static byte[] changed(int at, int... bytes) {
        byte[] program = PROGRAM.clone();
        for (int i = 0; i < bytes.length; i++) program[at + i] = (byte) bytes[i];
        return program;
    }

    private static void assertRejected(String message, byte[] file) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> new PortableExecutable(file))
                        .getMessage());
    }
}
