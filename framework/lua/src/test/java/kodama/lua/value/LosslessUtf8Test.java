package kodama.lua.value;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.SplittableRandom;
import kodama.Seed;
import org.junit.jupiter.api.Test;
import org.luaj.vm2.LuaString;

class LosslessUtf8Test {

    @Test
    void anyBytesSurviveARoundTrip(@Seed(1) SplittableRandom random) {
        for (int i = 0; i < 20_000; i++) {
            byte[] bytes = new byte[random.nextInt(12)];
            random.nextBytes(bytes);
            if (i % 2 == 0) for (int k = 0; k < bytes.length; k++) bytes[k] |= (byte) 0x80;
            assertArrayEquals(bytes, bytes(LosslessUtf8.of(LosslessUtf8.of(LuaString.valueUsing(bytes)))));
        }
    }

    @Test
    void validCharactersAreDecoded() {
        for (String text : new String[] {"", "plain", "小弾", "💥", "\uFFFD", "a💥\uFFFDz"}) {
            assertEquals(text, LosslessUtf8.of(LuaText.utf8(text)));
            assertEquals(LuaText.utf8(text), LosslessUtf8.of(text));
        }
    }

    @Test
    void anInvalidByteDoesNotAffectItsNeighbors() {
        LuaString text = LuaString.valueUsing(new byte[] {'a', (byte) 0xE1, (byte) 0xC3, (byte) 0xA9, 'z'});
        assertEquals("a\uDCE1éz", LosslessUtf8.of(text));
    }

    private static byte[] bytes(LuaString text) {
        return Arrays.copyOfRange(text.m_bytes, text.m_offset, text.m_offset + text.m_length);
    }
}
