package kodama.dev.inspect;

import java.util.function.BiConsumer;
import kodama.script.tune.Tune;
import kodama.script.tune.Tunes;

/** What the inspector may do to named values, each answered in a sentence. Owned by the game thread. */
final class TuneEdits {
    private final InspectedGame game;

    TuneEdits(InspectedGame game) {
        this.game = game;
    }

    String set(String name, String text) {
        return to(name, (tunes, tune) -> tunes.set(tune, text), "");
    }

    String reset(String name) {
        return to(name, Tunes::reset, name + " is as the script says again");
    }

    String writeBack(String name) {
        return to(name, Tunes::writeBack, name + " is written into the script");
    }

    private String to(String name, BiConsumer<Tunes, Tune> edit, String done) {
        Tunes tunes = game.tunes();
        Tune tune = tunes == null ? null : tunes.find(name);
        if (tunes == null || tune == null) return "no script makes the value '" + name + "' any more";
        try {
            edit.accept(tunes, tune);
            return done;
        } catch (IllegalArgumentException | IllegalStateException refused) {
            return String.valueOf(refused.getMessage());
        }
    }
}
