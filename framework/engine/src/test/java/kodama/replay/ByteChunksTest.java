package kodama.replay;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ByteChunksTest {
    private final ByteChunks bytes = new ByteChunks();

    @Test
    void aSnapshotFromTheEndIsEmpty() {
        for (int i = 0; i < 40_000; i++) {
            assertEquals(List.of(), bytes.snapshot(bytes.size()));
            bytes.put(i);
        }
    }

    @Test
    void aSnapshotHasTheBytesFromAPositionOn() {
        byte[] all = new byte[40_000];
        for (int i = 0; i < all.length; i++) bytes.put(all[i] = (byte) (i * 31));
        for (int from : new int[] {0, 1, 16_383, 16_384, 16_385, 32_768, 39_999, 40_000})
            assertArrayEquals(
                    Arrays.copyOfRange(all, from, all.length), RecordedRuns.joined(bytes.snapshot(from)), "" + from);
    }
}
