package kodama.bulletml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** Memory is allocated when a bullet with actions is fired, not while it runs them. */
class BarrageAllocationTest {
    private static final String DANCERS = "<action label='top'><repeat><times>1000</times><action><fire>"
            + "<speed>0.01</speed><bulletRef label='dancer'><param>$rand</param></bulletRef></fire></action></repeat></action>"
            + "<bullet label='dancer'><action><repeat><times>99999</times><action><actionRef label='turn'><param>$1*90</param>"
            + "<param>3</param></actionRef></action></repeat></action></bullet><action label='turn'><changeDirection>"
            + "<direction type='relative'>$1+$rank</direction><term>$2</term></changeDirection><wait>$2 % 4</wait></action>";

    @Test
    void bulletsThatActAllocateNothing() {
        Range range = Range.of(DANCERS).run(300);
        assertEquals(1000, range.shots.count());
        long before = allocated();
        range.run(300);
        long bytes = allocated() - before;
        assertTrue(bytes < 100_000, bytes + " bytes by 1,000 bullets in 300 ticks");
    }

    private static long allocated() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
    }
}
