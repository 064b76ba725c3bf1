package kodama.example;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import kodama.draw.Image;
import org.junit.jupiter.api.Test;

/** Rockets of both languages do the same in the same ticks, and stand in one order. */
class JavaTasksTest extends InExample {
    private static final int COLUMN = 80;
    private static final int ABOVE_THE_HILLS = 180;
    private static final String BATTERY = "spawn('fireworks.Battery', { x = 40, gap = 80, priority = 0.5 })";

    JavaTasksTest() {
        super("java-tasks");
    }

    @Override
    ClassLoader classes() {
        return ExampleClasses.compiled(ExampleGame.folder("java-tasks"), temp);
    }

    /** Where one rocket is seen against the sky, whose colour is that of the left rim. */
    private static boolean[] outline(Image picture, int column) {
        boolean[] seen = new boolean[COLUMN * ABOVE_THE_HILLS];
        for (int i = 0; i < seen.length; i++) {
            int y = i / COLUMN;
            seen[i] = picture.pixel(column * COLUMN + i % COLUMN, y) != picture.pixel(0, y);
        }
        return seen;
    }

    private static int count(boolean[] seen) {
        int n = 0;
        for (boolean pixel : seen) if (pixel) n++;
        return n;
    }

    @Test
    void aCoroutineStatesPhasesAndStepsDoTheSameInEveryTick() {
        ExampleGame game = open();
        int most = 0;
        for (int tick = 1; tick <= 400; tick++) {
            Image picture = game.ticks(1).picture();
            boolean[] lua = outline(picture, 0);
            for (int i = 1; i < 4; i++) assertArrayEquals(lua, outline(picture, i), "rocket " + i + ", tick " + tick);
            most = Math.max(most, count(lua));
        }
        assertTrue(most > 50, "most pixels: " + most);
        assertEquals(List.of(), game.errors());
    }

    @Test
    void aLuaTaskIsDrawnBehindOrBeforeAJavaTaskByItsPriority() {
        String curtain = " spawn { draw = function() draw.rect(0, 0, 320, 240, 0x223344) end, priority = ";
        assertEquals(1, spec(BATTERY + curtain + "0.6 }").ticks(20).colors());
        assertTrue(spec(BATTERY + curtain + "0.4 }").ticks(20).colors() > 1);
    }

    @Test
    void theyRunInOneOrderAndEndWithTheirParent() {
        assertEquals(List.of("6", "2"), log(5, "local battery = " + BATTERY + """
                log.info(task.count())
                wait(1)
                battery:kill()
                log.info(task.count())
                wait_for 'never'"""));
    }
}
