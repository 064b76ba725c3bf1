package kodama.loop;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.base.LeakLedger;
import kodama.base.LeakLedger.Lifetime;

/** What should have ended with a test, or with all of them, and has not; and which test it came from. */
final class UnitTestSurvivors {
    private final Survivors survivors;
    private final Map<Survivor, String> origins = new LinkedHashMap<>();

    UnitTestSurvivors(LeakLedger ledger) {
        survivors = new Survivors(ledger);
    }

    /** Notes what is there now that the world of a test is closed. */
    void worldEnded(String test) {
        for (Survivor survivor : survivors.of(Lifetime.WORLD)) {
            origins.putIfAbsent(survivor, " of the test '" + test + "'");
        }
    }

    /** A text for each survivor that is still there when the loop object has ended. */
    List<String> list() {
        for (Survivor survivor : survivors.of(Lifetime.LOOP)) origins.putIfAbsent(survivor, "");
        return origins.keySet().stream()
                .filter(Survivor::isThere)
                .map(survivor -> survivor.brief() + origins.get(survivor))
                .toList();
    }
}
