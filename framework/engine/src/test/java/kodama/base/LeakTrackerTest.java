package kodama.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import kodama.base.LeakTracker.Lifetime;
import org.junit.jupiter.api.Test;

class LeakTrackerTest {
    private final LeakTracker leaks = new LeakTracker();

    @Test
    void withoutEntriesThereAreNoSurvivors() {
        assertEquals(List.of(), leaks.survivors(Lifetime.PROGRAM));
    }

    @Test
    void openEntriesAreReportedWithPlaceThreadAndTick() {
        leaks.setTick(512);
        leaks.open(Lifetime.LOOP, "image", "ship", "enemies/popcorn.lua:12");
        String thread = Thread.currentThread().getName();
        assertEquals(
                List.of("image 'ship', opened in enemies/popcorn.lua:12 on thread '" + thread + "' in tick 512"),
                leaks.survivors(Lifetime.LOOP));
    }

    @Test
    void closedEntriesAreNotReportedEvenIfClosedTwice() {
        LeakTracker.Entry first = leaks.open(Lifetime.LOOP, "file", "a", "here");
        leaks.open(Lifetime.LOOP, "file", "b", "here");
        first.close();
        first.close();
        assertEquals(1, leaks.survivors(Lifetime.LOOP).size());
    }

    @Test
    void theCallSiteIsOutsideTheOpeningPackage() {
        String line = Optional.of("cold")
                .map(name -> leaks.open(Lifetime.LOOP, "tap", name).toString())
                .orElseThrow();
        assertTrue(line.startsWith("tap 'cold', opened in java.util.Optional.map "), line);
    }

    @Test
    void survivorsAreListedInTheOrderOfOpening() {
        for (int i = 0; i < 5; i++) leaks.open(Lifetime.LOOP, "file", "f" + i, "here");
        List<String> names = leaks.survivors(Lifetime.LOOP).stream()
                .map(line -> line.substring(6, 8))
                .toList();
        assertEquals(List.of("f0", "f1", "f2", "f3", "f4"), names);
    }

    @Test
    void entriesOfTheProgramMaySurviveALoop() {
        leaks.open(Lifetime.PROGRAM, "image", "ship", "here");
        assertEquals(List.of(), leaks.survivors(Lifetime.LOOP));
        assertEquals(1, leaks.survivors(Lifetime.PROGRAM).size());
    }

    @Test
    void entriesOfAWorldMustNotSurviveIt() {
        leaks.open(Lifetime.WORLD, "listener", "keys", "here");
        leaks.open(Lifetime.LOOP, "thread", "kodama-draw", "here");
        assertEquals(1, leaks.survivors(Lifetime.WORLD).size());
        assertEquals(2, leaks.survivors(Lifetime.LOOP).size());
    }

    @Test
    void anEntryHasItsStateAndABriefDescription() {
        LeakTracker.Entry entry = leaks.open(Lifetime.WORLD, "listener", "keys", "Keys.java:8");
        assertEquals("listener 'keys' (Keys.java:8)", entry.brief());
        assertTrue(entry.isOpen());
        entry.close();
        assertFalse(entry.isOpen());
    }

    @Test
    void aCallSiteInJavaIsFileAndLineInShort() {
        String place = LeakTracker.place(new StackTraceElement("kodama.Keys", "open", "Keys.java", 8));
        assertEquals("kodama.Keys.open (Keys.java:8)", place);
        assertEquals(
                "tap 'cold' (Keys.java:8)",
                leaks.open(Lifetime.LOOP, "tap", "cold", place).brief());
    }

    @Test
    void aCallSiteWithoutDebugInformationIsClassAndMethod() {
        String place = LeakTracker.place(new StackTraceElement("java.util.Optional", "map", null, -1));
        assertEquals(
                "tap 'cold' (java.util.Optional.map)",
                leaks.open(Lifetime.LOOP, "tap", "cold", place).brief());
    }

    private void left(String... places) {
        leaks.recordSurvivors(Lifetime.WORLD, "task", List.of(places));
    }

    @Test
    void countedSurvivorsAreReportedWithTheirNumberAndPlaces() {
        leaks.setTick(60);
        left("boss.lua:3", "boss.lua:3", "");
        assertEquals(List.of("3 tasks (boss.lua:3), left in tick 60"), leaks.survivors(Lifetime.WORLD));
    }

    @Test
    void nothingIsReportedIfNothingIsLeft() {
        left();
        assertEquals(List.of(), leaks.survivors(Lifetime.WORLD));
    }

    @Test
    void aSurvivorWithoutAPlaceIsCounted() {
        left("");
        assertEquals("1 task", leaks.overdue(Lifetime.WORLD).get(0).brief());
    }

    @Test
    void ofManyPlacesTheFirstAreListed() {
        left("a:1", "b:2", "c:3", "d:4", "e:5");
        assertEquals(
                "5 tasks (a:1, b:2, c:3, d:4, ...)",
                leaks.overdue(Lifetime.WORLD).get(0).brief());
    }

    @Test
    void theEndOfTheProgramEndsItsLoops() {
        leaks.open(Lifetime.LOOP, "thread", "kodama-draw", "here");
        assertEquals(1, leaks.survivors(Lifetime.PROGRAM).size());
    }
}
