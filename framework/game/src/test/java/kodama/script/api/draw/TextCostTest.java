package kodama.script.api.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import kodama.loop.TestGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What drawing text that has not changed allocates per frame. */
class TextCostTest {
    private static final int FRAMES = 300;
    private static final int TEXTS = 100;

    /**
     * Allowed bytes per call: the views of text and table for the call into Java, and one for each name in the look.
     */
    private static final int A_CALL = 320;

    @TempDir
    Path temp;

    @Test
    void unchangedTextIsNotLaidOutAgain() {
        long plain = bytesACall("draw.text('ab', 1, 1)");
        long dressed =
                bytesACall("draw.text('{red}あ{/}b c d e f g h i j k l m n o p q r s t u v w x y z', 1, 1, LOOK)");
        assertTrue(plain <= A_CALL, "plain: " + plain);
        assertTrue(dressed <= A_CALL, "dressed: " + dressed);
    }

    private long bytesACall(String call) {
        String look =
                "local LOOK = { font = 'kodama12', width = 60, outline = 0, align = 'center', valign = 'middle' }\n";
        String frame = "for i = 1, " + TEXTS + " do " + call + " end";
        return Math.max(0, bytesAFrame(look, frame) - bytesAFrame(look, "for i = 1, " + TEXTS + " do end")) / TEXTS;
    }

    private long bytesAFrame(String before, String drawn) {
        TestGame game = new TestGame(temp);
        game.file(
                        "scenes/main.lua",
                        before + "return function(self) self.draw = function() " + drawn + " end wait_forever() end")
                .ticks(FRAMES);
        long start = allocated();
        game.ticks(FRAMES);
        long bytes = (allocated() - start) / FRAMES;
        assertEquals(List.of(), game.errors());
        game.close();
        return bytes;
    }

    private static long allocated() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean())
                .getThreadAllocatedBytes(Thread.currentThread().getId());
    }
}
