package kodama.draw.awt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import kodama.Seed;
import kodama.draw.text.FontFailure;
import kodama.draw.text.Mutation;
import kodama.draw.text.TinyFont;
import org.junit.jupiter.api.Test;

class OutlineFontFileTest {
    @Test
    void endlessWorkIsAbandoned() {
        CountDownLatch never = new CountDownLatch(1);
        assertThrows(
                TimeoutException.class,
                () -> OutlineFont.TimeLimit.within(1, () -> {
                    never.await();
                    return never;
                }));
    }

    @Test
    void failedWorkHasItsReason() {
        ExecutionException failed = assertThrows(
                ExecutionException.class,
                () -> OutlineFont.TimeLimit.within(60_000, () -> {
                    throw new UnsatisfiedLinkError("libfreetype");
                }));
        assertEquals("libfreetype", failed.getCause().getMessage());
        assertEquals(
                "Java finds no fonts on this system; install freetype and fontconfig (java.lang.UnsatisfiedLinkError:"
                        + " libfreetype)",
                OutlineFontFile.reason(failed.getCause()));
    }

    /** Java takes a millisecond to read a font, so only a few hundred of the files that pass the check are read. */
    @Test
    void filesOfStrangersAreReadOrRefused(@Seed(3) Random random) {
        byte[] font = TinyFont.file();
        for (int i = 0; i < 10_000; i++) {
            byte[] file = Mutation.of(font, random);
            try {
                OutlineFontFile.FontFileCheck.check(file);
                if (i % 20 == 0)
                    new OutlineFontFile("bad", file).font(16, false).glyph('A');
            } catch (IOException | FontFailure refused) {
                assertFalse(refused.getMessage().isEmpty());
            }
        }
    }
}
