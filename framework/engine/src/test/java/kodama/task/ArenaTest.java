package kodama.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import org.junit.jupiter.api.Test;

class ArenaTest {
    private static WorkArea cut(Arena arena, int size) {
        WorkArea area = arena.allocate(size);
        assertNotNull(area);
        return area;
    }

    @Test
    void theSizesOfOldAreThePresets() {
        Arena arena = new Arena();
        assertEquals(10_240, arena.size());
        for (int i = 0; i < 10_240 / 48; i++) cut(arena, WorkArea.SMALL);
        assertNull(arena.allocate(WorkArea.LARGE));
        assertEquals(10_240 % 48, arena.remaining());
        assertEquals(64, WorkArea.LARGE);
    }

    @Test
    void areasAreOnlyAllocatedAtTheFreeEnd() {
        Arena arena = new Arena(100, 0);
        WorkArea first = cut(arena, 40);
        assertEquals(40, cut(arena, 40).start());
        arena.free(first);
        assertEquals(80, cut(arena, 20).start());
        assertNull(arena.allocate(1));
        assertEquals(60, arena.used());
    }

    @Test
    void areasMoveTogetherOnlyAtTheEndOfAFrameAndOnlyBelowTheThreshold() {
        Arena arena = new Arena(100, 30);
        WorkArea first = cut(arena, 40);
        WorkArea second = cut(arena, 30);
        arena.free(first);
        arena.endFrame();
        assertEquals(40, second.start(), "30 are left, which is not less than the threshold");
        cut(arena, 1);
        assertEquals(40, second.start());
        arena.endFrame();
        assertEquals(0, second.start());
        assertEquals(69, arena.remaining());
    }

    @Test
    void theOriginalArenaIsCompactedWhenLessThan256BytesAreLeft() {
        Arena arena = new Arena();
        arena.free(cut(arena, 100));
        WorkArea area = cut(arena, 10_240 - 100 - 256);
        arena.endFrame();
        assertEquals(100, area.start());
        cut(arena, 1);
        arena.endFrame();
        assertEquals(0, area.start());
    }

    @Test
    void anAreaThatDidNotFitDoesSoInTheNextFrame() {
        Arena arena = new Arena(100, 10);
        arena.free(cut(arena, 60));
        assertNull(arena.allocate(50));
        arena.endFrame();
        assertNotNull(arena.allocate(50));
    }

    @Test
    void movingKeepsTheContentsOfAnAreaAndClearsTheTail() {
        Arena arena = new Arena(64, 64);
        WorkArea first = cut(arena, 16);
        WorkArea second = cut(arena, 16);
        first.setS32(0, 0x11111111);
        second.setS32(12, 0x22222222);
        arena.free(first);
        arena.endFrame();
        assertEquals(0x22222222, second.s32(12));
        assertEquals(0, cut(arena, 48).s32(0));
        assertEquals(1, arena.hexDump().split("22 22 22 22", -1).length - 1);
        assertFalse(arena.hexDump().contains("11 11"));
    }

    @Test
    void compactionWorksForNoneOneAndMany() {
        for (int count : new int[] {0, 1, 5}) {
            Arena arena = new Arena(100, 100);
            List<WorkArea> areas = new ArrayList<>();
            for (int i = 0; i < 2 * count; i++) areas.add(cut(arena, 4));
            for (int i = 0; i < count; i++) arena.free(areas.get(2 * i));
            arena.endFrame();
            assertEquals(100 - 4 * count, arena.remaining());
            for (int i = 0; i < count; i++)
                assertEquals(4 * i, areas.get(2 * i + 1).start());
        }
    }

    @Test
    void onlyDeadAreasLeaveNothing() {
        Arena arena = new Arena(64, 64);
        WorkArea area = cut(arena, 64);
        area.setU8(63, 255);
        arena.free(area);
        arena.endFrame();
        assertEquals(64, arena.remaining());
        assertFalse(arena.hexDump().contains("ff"));
    }

    @Test
    void randomAreasKeepTheirContents(@Seed(3) Random random) {
        Arena arena = new Arena(2000, 300);
        List<WorkArea> areas = new ArrayList<>();
        List<Integer> contents = new ArrayList<>();
        for (int step = 0; step < 5000; step++) {
            WorkArea area = arena.allocate(4 + random.nextInt(60));
            if (area != null) {
                area.setS32(area.size() - 4, step);
                areas.add(area);
                contents.add(step);
            }
            while (areas.size() > 20 + random.nextInt(10)) {
                int victim = random.nextInt(areas.size());
                arena.free(areas.remove(victim));
                contents.remove(victim);
            }
            if (step % 3 == 0) arena.endFrame();
            for (int i = 0; i < areas.size(); i++)
                assertEquals(contents.get(i), areas.get(i).s32(areas.get(i).size() - 4));
        }
    }

    @Test
    void anAreaIsUsedAgainAfterACompaction() {
        Arena arena = new Arena(64, 64);
        WorkArea area = cut(arena, 64);
        arena.free(area);
        arena.free(area);
        assertEquals(0, arena.used());
        arena.endFrame();
        assertSame(area, cut(arena, 8));
        assertEquals(8, area.size());
    }

    @Test
    void numbersOfAllSizesAreReadAsTheyWereWritten() {
        WorkArea area = cut(new Arena(16, 0), 16);
        area.setU8(0, 200);
        area.setS16(1, -2);
        area.setS32(3, -70_000);
        area.setU8(15, 0x1ff);
        assertEquals(200, area.u8(0));
        assertEquals(-2, area.s16(1));
        assertEquals(0xfe, area.u8(1), "little-endian");
        assertEquals(-70_000, area.s32(3));
        assertEquals(255, area.u8(15));
        area.clear();
        assertEquals(0, area.u8(0) + area.s16(1) + area.s32(3) + area.u8(15));
    }

    @Test
    void wrongUseIsAnError() {
        Arena arena = new Arena(64, 0);
        cut(arena, 8);
        WorkArea area = cut(arena, 8);
        assertEquals("offset in the work area must be between 0 and 4 for 4 bytes but was 5", error(() -> area.s32(5)));
        assertEquals(
                "offset in the work area must be between 0 and 7 for 1 bytes but was -1",
                error(() -> area.setU8(-1, 0)));
        assertEquals("the work area belongs to another arena", error(() -> new Arena().free(area)));
        assertEquals("size of a work area must be at least 1 but was 0", error(() -> arena.allocate(0)));
        assertEquals("arena size must be at least 1 but was 0", error(() -> new Arena(0, 0)));
        assertEquals("threshold must be at least 0 but was -1", error(() -> new Arena(1, -1)));
        arena.free(area);
        assertEquals("the work area was freed", error(() -> area.u8(0)));
        assertTrue(!area.isOpen());
    }

    private static String error(Runnable action) {
        return assertThrows(RuntimeException.class, action::run).getMessage();
    }

    @Test
    void theDumpHasSixteenColumns() {
        Arena arena = new Arena(36, 0);
        WorkArea area = cut(arena, 36);
        for (int i = 0; i < 36; i++) area.setU8(i, i * 7);
        assertEquals("""
                       00 01 02 03 04 05 06 07  08 09 0a 0b 0c 0d 0e 0f
                      -------------------------------------------------
                0000 | 00 07 0e 15 1c 23 2a 31  38 3f 46 4d 54 5b 62 69
                0010 | 70 77 7e 85 8c 93 9a a1  a8 af b6 bd c4 cb d2 d9
                0020 | e0 e7 ee f5
                """, arena.hexDump());
    }
}
