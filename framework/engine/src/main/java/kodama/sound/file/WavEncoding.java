package kodama.sound.file;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How the samples of a WAV file are written, for files that no decoder knows. */
final class WavEncoding {
    private static final Map<Integer, String> NAMES = Map.of(
            0x31, "GSM 6.10",
            0x20, "Yamaha ADPCM",
            0x55, "MP3",
            0x161, "Windows Media Audio");

    private static final int PCM = 1;
    private static final int FLOAT = 3;
    private static final int EXTENSIBLE = 0xFFFE;

    /** Within the chunk: how many bits a sample has. */
    private static final int BITS = 14;

    private WavEncoding() {}

    /** Tells why a file cannot be decoded that is a WAV file; null if it is none. */
    static @Nullable String reason(byte[] content) {
        int chunk = RiffChunks.areIn(content) ? RiffChunks.find(content, "fmt ", BITS + 2) : -1;
        return chunk < 0 ? null : "its encoding " + name(content, chunk) + " is not known; write 16-bit PCM";
    }

    private static String name(byte[] content, int chunk) {
        ByteBuffer file = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
        int code = file.getShort(chunk) & 0xFFFF;
        boolean isPlain = code == PCM || code == FLOAT || code == EXTENSIBLE;
        if (isPlain) return "of " + (file.getShort(chunk + BITS) & 0xFFFF) + " bits a sample";
        return NAMES.getOrDefault(code, "number " + code);
    }
}
