package kodama.bulletml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import kodama.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Patterns with nonsensical numbers end with a message or play on; they neither stop the game nor throw anything else.
 */
class BrokenBarragesTest {
    private static final String PATTERN = "<action label='top'><repeat><times>3</times><action><actionRef label='arm'>"
            + "<param>24</param><param>$rand/2</param></actionRef><wait>3</wait></action></repeat>"
            + "<changeSpeed><speed>9</speed><term>5</term></changeSpeed></action>"
            + "<action label='arm'><repeat><times>3</times><action><fire><direction type='sequence'>12+$1</direction>"
            + "<bulletRef label='b'><param>$2*3</param></bulletRef></fire></action></repeat></action>"
            + "<bullet label='b'><speed>$1</speed><action><accel><horizontal>1</horizontal><vertical>2</vertical>"
            + "<term>7</term></accel><wait>4</wait><changeDirection><direction>15</direction><term>6</term>"
            + "</changeDirection><repeat><times>2</times><action><fire><speed type='relative'>1</speed><bullet/></fire>"
            + "</action></repeat></action></bullet>";
    private static final String STRANGE = "0123456789-/%.e";

    @Test
    @Timeout(60)
    void numbersThatMakeNoSenseHarmNoOne(@Seed(21) Random random) {
        int played = 0;
        for (int i = 0; i < 2_000; i++) if (isPlayed(strange(random))) played++;
        assertTrue(played > 500, played + " were played");
    }

    private static boolean isPlayed(String content) {
        try {
            Range range = Range.small(content, 200).run(20);
            assertEquals(0, range.errors.size(), () -> content + " " + range.errors);
            return true;
        } catch (BulletmlException refused) {
            return false;
        }
    }

    /** Replaces or doubles some of its digits, or turns them into operators. */
    private static String strange(Random random) {
        StringBuilder content = new StringBuilder(PATTERN);
        for (int times = 1 + random.nextInt(4); times > 0; ) {
            int at = random.nextInt(content.length());
            if (!Character.isDigit(content.charAt(at))) continue;
            char letter = STRANGE.charAt(random.nextInt(STRANGE.length()));
            if (random.nextBoolean()) content.insert(at, letter);
            else content.setCharAt(at, letter);
            times--;
        }
        return content.toString();
    }
}
