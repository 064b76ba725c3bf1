package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import kodama.Seed;
import kodama.base.LeakTracker;
import kodama.job.JobFailure;
import kodama.job.JobScheduler;
import kodama.time.SystemNanoClock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class ParallelRasterizerTest {
    private static final int WIDTH = 61;
    private static final int HEIGHT = 47;

    private final JobScheduler jobs = new JobScheduler(2, new SystemNanoClock(), new LeakTracker());
    private final Image ship = FrameRows.image("..#..", ".#r#.", "##g##", "#.b.#");
    private final Random random;

    ParallelRasterizerTest(@Seed(11) Random random) {
        this.random = random;
    }

    @AfterEach
    void close() {
        jobs.close();
    }

    private DrawList scene() {
        DrawList list = new DrawList();
        for (int i = 0; i < 60; i++) command(list, random.nextInt(13));
        return list;
    }

    private void command(DrawList list, int kind) {
        double x = random.nextInt(80) - 10;
        double y = random.nextInt(66) - 10;
        int color = random.nextInt();
        switch (kind) {
            case 0 -> list.sprite(ship, x, y);
            case 1 ->
                Sprites.centered(list, ship, x, y, 1.7, 2.3, random.nextInt(360), 0, BlendMode.NORMAL, color, 0.5);
            case 2 -> list.rect(x, y, 20, 30, color);
            case 3 -> list.frame(x, y, 20, 30, color);
            case 4 -> list.line(x, y, 60 - x, 40 - y, color);
            case 5 -> list.circle(x, y, 13, color);
            case 6 -> list.disc(x, y, 9, color);
            case 7 -> list.text("SCORE\n123", x, y, color);
            case 8 -> list.line(x, y, 60 - x, 40 - y, color, 1 + random.nextInt(9), random.nextBoolean());
            case 9 -> list.polygon(new double[] {x, y, 60 - x, 40 - y, 55.5, 1.25, y, x}, 4, color);
            case 10 -> list.strip(ship, points(), new double[] {3, 9, 1, 6}, 4, 0, blend(), color, 0.5);
            case 11 -> list.blend(blend());
            default -> list.clip(x, y, 40, 40);
        }
    }

    private BlendMode blend() {
        return random.nextBoolean() ? BlendMode.ADD : BlendMode.NORMAL;
    }

    private double[] points() {
        return random.doubles(8, -5, 70).toArray();
    }

    private static int[] picture(ParallelRasterizer bands, DrawList list) {
        FrameBuffer frame = new FrameBuffer(WIDTH, HEIGHT);
        frame.clear(Colors.WHITE);
        bands.draw(list, frame);
        return frame.pixels();
    }

    @Test
    void thePictureIsTheSameInAnyNumberOfBands() {
        ParallelRasterizer[] banded = {
            new ParallelRasterizer(jobs, 2), new ParallelRasterizer(jobs, 3), new ParallelRasterizer(jobs, 8)
        };
        for (int i = 0; i < 50; i++) {
            DrawList list = scene();
            int[] whole = picture(new ParallelRasterizer(null), list);
            for (ParallelRasterizer bands : banded) assertArrayEquals(whole, picture(bands, list));
        }
    }

    @Test
    void aFrameMayHaveFewerRowsThanThereAreBands() {
        FrameBuffer low = new FrameBuffer(4, 3);
        DrawList list = new DrawList();
        list.fill(Colors.WHITE);
        new ParallelRasterizer(jobs, 8).draw(list, low);
        for (int pixel : low.pixels()) assertEquals(Colors.WHITE, pixel);
    }

    @Test
    void bandsAreDrawnInParallelOnlyWithMoreThanOneSpareThread() {
        DrawList list = scene();
        long before = jobs.statistics().jobs();
        picture(new ParallelRasterizer(jobs), list);
        assertEquals(before + 2, jobs.statistics().jobs());
        try (JobScheduler one = new JobScheduler(1, new SystemNanoClock(), new LeakTracker())) {
            picture(new ParallelRasterizer(one), list);
            assertEquals(0, one.statistics().jobs());
        }
    }

    @Test
    void errorNamesTheBandThatFailed() {
        DrawList list = new DrawList();
        list.fill(Colors.WHITE);
        list.ints[0] = 99;
        JobFailure failure = assertThrows(JobFailure.class, () -> picture(new ParallelRasterizer(jobs, 2), list));
        assertEquals(
                "job 'drawing band 1 of 2' failed: draw list contains an unknown command 99", failure.getMessage());
    }
}
