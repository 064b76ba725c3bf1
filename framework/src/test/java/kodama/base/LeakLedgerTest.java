package kodama.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import kodama.base.LeakLedger.Lifetime;
import org.junit.jupiter.api.Test;

class LeakLedgerTest {
    private final LeakLedger ledger = new LeakLedger();

    @Test
    void aLedgerWithoutEntriesHasNothingToTell() {
        assertEquals(List.of(), ledger.survivors(Lifetime.PROGRAM));
    }

    @Test
    void whatIsOpenIsToldWithPlaceThreadAndTick() {
        ledger.setTick(512);
        ledger.open(Lifetime.LOOP, "image", "ship", "enemies/popcorn.lua:12");
        String thread = Thread.currentThread().getName();
        assertEquals(
                List.of("image 'ship', opened in enemies/popcorn.lua:12 on thread '" + thread + "' in tick 512"),
                ledger.survivors(Lifetime.LOOP));
    }

    @Test
    void whatWasClosedIsNotToldEvenIfClosedTwice() {
        LeakLedger.Entry first = ledger.open(Lifetime.LOOP, "file", "a", "here");
        ledger.open(Lifetime.LOOP, "file", "b", "here");
        first.close();
        first.close();
        assertEquals(1, ledger.survivors(Lifetime.LOOP).size());
    }

    @Test
    void theBirthPlaceIsWhereThePackageThatOpensWasCalledFrom() {
        String line = Optional.of("cold")
                .map(name -> ledger.open(Lifetime.LOOP, "tap", name).toString())
                .orElseThrow();
        assertTrue(line.startsWith("tap 'cold', opened in java.util.Optional.map (Optional.java:"), line);
    }

    @Test
    void survivorsAreToldInTheOrderOfOpening() {
        for (int i = 0; i < 5; i++) ledger.open(Lifetime.LOOP, "file", "f" + i, "here");
        List<String> names = ledger.survivors(Lifetime.LOOP).stream()
                .map(line -> line.substring(6, 8))
                .toList();
        assertEquals(List.of("f0", "f1", "f2", "f3", "f4"), names);
    }

    @Test
    void whatLivesAsLongAsTheProgramSurvivesALoopByRight() {
        ledger.open(Lifetime.PROGRAM, "image", "ship", "here");
        assertEquals(List.of(), ledger.survivors(Lifetime.LOOP));
        assertEquals(1, ledger.survivors(Lifetime.PROGRAM).size());
    }

    @Test
    void whenTheProgramEndsItsLoopsHaveEndedToo() {
        ledger.open(Lifetime.LOOP, "thread", "kodama-draw", "here");
        assertEquals(1, ledger.survivors(Lifetime.PROGRAM).size());
    }
}
