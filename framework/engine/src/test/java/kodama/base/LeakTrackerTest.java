package kodama.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import kodama.base.LeakTracker.Lifetime;
import org.junit.jupiter.api.Test;

class LeakTrackerTest {
    private final LeakTracker ledger = new LeakTracker();

    @Test
    void withoutEntriesThereAreNoSurvivors() {
        assertEquals(List.of(), ledger.survivors(Lifetime.PROGRAM));
    }

    @Test
    void openEntriesAreReportedWithPlaceThreadAndTick() {
        ledger.setTick(512);
        ledger.open(Lifetime.LOOP, "image", "ship", "enemies/popcorn.lua:12");
        String thread = Thread.currentThread().getName();
        assertEquals(
                List.of("image 'ship', opened in enemies/popcorn.lua:12 on thread '" + thread + "' in tick 512"),
                ledger.survivors(Lifetime.LOOP));
    }

    @Test
    void closedEntriesAreNotReportedEvenIfClosedTwice() {
        LeakTracker.Entry first = ledger.open(Lifetime.LOOP, "file", "a", "here");
        ledger.open(Lifetime.LOOP, "file", "b", "here");
        first.close();
        first.close();
        assertEquals(1, ledger.survivors(Lifetime.LOOP).size());
    }

    @Test
    void theCallSiteIsOutsideTheOpeningPackage() {
        String line = Optional.of("cold")
                .map(name -> ledger.open(Lifetime.LOOP, "tap", name).toString())
                .orElseThrow();
        assertTrue(line.startsWith("tap 'cold', opened in java.util.Optional.map (Optional.java:"), line);
    }

    @Test
    void survivorsAreListedInTheOrderOfOpening() {
        for (int i = 0; i < 5; i++) ledger.open(Lifetime.LOOP, "file", "f" + i, "here");
        List<String> names = ledger.survivors(Lifetime.LOOP).stream()
                .map(line -> line.substring(6, 8))
                .toList();
        assertEquals(List.of("f0", "f1", "f2", "f3", "f4"), names);
    }

    @Test
    void entriesOfTheProgramMaySurviveALoop() {
        ledger.open(Lifetime.PROGRAM, "image", "ship", "here");
        assertEquals(List.of(), ledger.survivors(Lifetime.LOOP));
        assertEquals(1, ledger.survivors(Lifetime.PROGRAM).size());
    }

    @Test
    void entriesOfAWorldMustNotSurviveIt() {
        ledger.open(Lifetime.WORLD, "listener", "keys", "here");
        ledger.open(Lifetime.LOOP, "thread", "kodama-draw", "here");
        assertEquals(1, ledger.survivors(Lifetime.WORLD).size());
        assertEquals(2, ledger.survivors(Lifetime.LOOP).size());
    }

    @Test
    void anEntryHasItsStateAndABriefDescription() {
        LeakTracker.Entry entry = ledger.open(Lifetime.WORLD, "listener", "keys", "Keys.java:8");
        assertEquals("listener 'keys' (Keys.java:8)", entry.brief());
        assertTrue(entry.isOpen());
        entry.close();
        assertFalse(entry.isOpen());
    }

    @Test
    void aCallSiteInJavaIsFileAndLineInShort() {
        String brief = Optional.of("cold")
                .map(name -> ledger.open(Lifetime.LOOP, "tap", name).brief())
                .orElseThrow();
        assertTrue(brief.matches("tap 'cold' \\(Optional.java:\\d+\\)"), brief);
    }

    private void left(String... places) {
        ledger.recordSurvivors(Lifetime.WORLD, "task", List.of(places));
    }

    @Test
    void countedSurvivorsAreReportedWithTheirNumberAndPlaces() {
        ledger.setTick(60);
        left("boss.lua:3", "boss.lua:3", "");
        assertEquals(List.of("3 tasks (boss.lua:3), left in tick 60"), ledger.survivors(Lifetime.WORLD));
    }

    @Test
    void nothingIsReportedIfNothingIsLeft() {
        left();
        assertEquals(List.of(), ledger.survivors(Lifetime.WORLD));
    }

    @Test
    void aSurvivorWithoutAPlaceIsCounted() {
        left("");
        assertEquals("1 task", ledger.overdue(Lifetime.WORLD).get(0).brief());
    }

    @Test
    void ofManyPlacesTheFirstAreListed() {
        left("a:1", "b:2", "c:3", "d:4", "e:5");
        assertEquals(
                "5 tasks (a:1, b:2, c:3, d:4, ...)",
                ledger.overdue(Lifetime.WORLD).get(0).brief());
    }

    @Test
    void theEndOfTheProgramEndsItsLoops() {
        ledger.open(Lifetime.LOOP, "thread", "kodama-draw", "here");
        assertEquals(1, ledger.survivors(Lifetime.PROGRAM).size());
    }
}
