package kodama.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class CrawlerTest {
    private static final int SIZE = 8;

    private static Crawler at(double x, double y, String... rows) {
        Crawler crawler = new Crawler(Terrain.of(rows));
        assertTrue(crawler.crawl(x, y, SIZE, 0, 0));
        return crawler;
    }

    private static void go(Crawler crawler, double distance) {
        assertTrue(crawler.crawl(crawler.x(), crawler.y(), SIZE, distance, crawler.heading()));
    }

    private static void assertAt(double x, double y, double angle, Crawler crawler) {
        assertEquals(x + "," + y + " " + angle, crawler.x() + "," + crawler.y() + " " + crawler.angle());
    }

    @Test
    void aBodyFollowsAFloorInBothDirections() {
        Crawler crawler = at(20, 12, "....", "####");
        go(crawler, 1.5);
        assertAt(21.5, 12, 0, crawler);
        go(crawler, 0.25);
        assertAt(21.75, 12, 0, crawler);
        go(crawler, -3);
        assertAt(18.75, 12, 0, crawler);
    }

    @Test
    void aBodyGoesAroundInnerCorners() {
        Crawler crawler = at(20, 28, "....#", "....#", "#####");
        go(crawler, 50);
        assertAt(60, 18, -90, crawler);
        go(crawler, -50);
        assertAt(20, 28, 0, crawler);
    }

    @Test
    void aBodyGoesAroundOuterCornersAndAlongCeilings() {
        Crawler crawler = at(20, 12, "...", ".#.", "...");
        double x = 0;
        double y = 0;
        double leastX = 99;
        double mostX = 0;
        double mostY = 0;
        for (int i = 0; i < 96; i++) {
            go(crawler, 1);
            double distance = Math.hypot(
                    Math.max(0, Math.abs(crawler.x() - 24) - 8), Math.max(0, Math.abs(crawler.y() - 24) - 8));
            assertEquals(4, distance, 0.8);
            leastX = Math.min(leastX, crawler.x());
            mostX = Math.max(mostX, crawler.x());
            mostY = Math.max(mostY, crawler.y());
            if (crawler.y() == 36) assertEquals(180, Math.abs(crawler.angle()), 60);
        }
        assertEquals("12.0 36.0 36.0", leastX + " " + mostX + " " + mostY);
    }

    @Test
    void theAngleTurnsWithOuterCorners() {
        Crawler crawler = at(24, 12, "...", ".#.", "...");
        double before = 0;
        for (int i = 0; i < 20; i++) {
            go(crawler, 1);
            assertTrue(crawler.angle() >= before - 0.001 && crawler.angle() <= before + 25, "angle " + crawler.angle());
            before = crawler.angle();
        }
        assertAt(36, 24.0, 90, at(36, 24, "...", ".#.", "..."));
        assertEquals(90, before);
    }

    @Test
    void aBodyIsAsFastOnSlopes() {
        Crawler crawler = at(8, 60, "......./", "....../#", "...../##", "..../###", "########");
        double distance = 0;
        while (crawler.x() < 76) go(crawler, 1);
        double x = crawler.x();
        double y = crawler.y();
        for (int i = 0; i < 20; i++) go(crawler, 1);
        distance = Math.hypot(crawler.x() - x, crawler.y() - y);
        assertEquals(20, distance, 0.8);
        assertEquals(-45, crawler.angle(), 0.001);
    }

    @Test
    void theSurfaceHasTheExactAngle() {
        Crawler crawler = at(24, 38, "......", "......", ".()...", "######");
        assertEquals(-26.565, crawler.angle(), 0.001);
        assertEquals(180, at(24, 20, "###", "...").angle());
        assertEquals(90, at(20, 8, "#..", "#..").angle());
    }

    @Test
    void aBodyNearTheGroundIsMovedToIt() {
        assertAt(20, 12, 0, at(20, 10, "....", "####"));
        Crawler crawler = new Crawler(Terrain.of("....", "####"));
        assertFalse(crawler.crawl(20, 4, SIZE, 1, 0));
    }

    @Test
    void aBodyInAWallIsMovedOutOfIt() {
        assertAt(20, 12, 0, at(20, 17, "....", "####"));
        Crawler crawler = new Crawler(Terrain.of("####", "####", "####"));
        assertFalse(crawler.crawl(20, 24, SIZE, 1, 0));
    }

    @Test
    void aBodyWithoutRoomStays() {
        Crawler crawler = new Crawler(Terrain.of("###", "#.#", "###"));
        assertTrue(crawler.crawl(24, 24, 16, 5, 0));
        assertEquals("24.0,24.0", crawler.x() + "," + crawler.y());
    }

    @Test
    void platformsAreNotGround() {
        assertFalse(new Crawler(Terrain.of("...", "===")).crawl(20, 12, SIZE, 1, 0));
    }

    @Test
    void placesFarAwayAndHeadingsThatCannotBeDoNoHarm() {
        Crawler crawler = new Crawler(Terrain.of("....", "####"));
        assertFalse(crawler.crawl(1e12, 0, SIZE, 1, 0));
        assertFalse(crawler.crawl(Double.NaN, 0, SIZE, 1, 0));
        assertTrue(crawler.crawl(20, 12, SIZE, 1, 77));
        assertTrue(crawler.crawl(20, 12, SIZE, 1, 2));
        assertTrue(crawler.crawl(20.5, 12.5, SIZE, 1, 1));
        assertTrue(crawler.steps() < 100);
    }
}
