package lamplight;

import java.util.Map;
import kodama.script.Game;

/** The party that all scenes share and that is saved. A new game starts at level 1. */
record Party(int level, int lamps) {
    private static final String NAME = "party";

    /** Returns the party of the game. */
    static Party of(Game game) {
        Party shared = of(game.data().get(NAME));
        return shared == null ? new Party(1, 0) : shared;
    }

    /** Returns the saved party; null if there is none. */
    static Party saved(Game game) {
        return of(game.saves().read(NAME));
    }

    private static Party of(Object data) {
        if (!(data instanceof Map<?, ?> map)) return null;
        return new Party(number(map, "level"), number(map, "lamps"));
    }

    private static int number(Map<?, ?> map, String name) {
        return map.get(name) instanceof Number number ? number.intValue() : 0;
    }

    void share(Game game) {
        game.data().put(NAME, data());
    }

    void save(Game game) {
        game.saves().write(NAME, data());
    }

    private Map<String, Integer> data() {
        return Map.of("level", level, "lamps", lamps);
    }
}
