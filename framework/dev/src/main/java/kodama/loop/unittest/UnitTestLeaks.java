package kodama.loop.unittest;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.base.LeakLedger;
import kodama.base.LeakLedger.Lifetime;
import kodama.loop.game.LeakFinder;
import kodama.loop.game.LeakFinder.Leak;

/** What should have ended with a test, or with all of them, and has not; and which test it came from. */
final class UnitTestLeaks {
    private final LeakFinder leaks;
    private final Map<Leak, String> origins = new LinkedHashMap<>();

    UnitTestLeaks(LeakLedger ledger) {
        leaks = new LeakFinder(ledger);
    }

    /** Notes what is there now that the world of a test is closed. */
    void worldEnded(String test) {
        for (Leak leak : leaks.of(Lifetime.WORLD)) {
            origins.putIfAbsent(leak, " of the test '" + test + "'");
        }
    }

    /** A text for each that is still there when the loop object has ended. */
    List<String> list() {
        for (Leak leak : leaks.of(Lifetime.LOOP)) origins.putIfAbsent(leak, "");
        return origins.keySet().stream()
                .filter(Leak::isThere)
                .map(leak -> leak.brief() + origins.get(leak))
                .toList();
    }
}
