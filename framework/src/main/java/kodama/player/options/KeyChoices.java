package kodama.player.options;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import kodama.input.Binding;
import kodama.input.BindingTexts;
import kodama.input.Bindings;
import kodama.save.Settings;
import org.jspecify.annotations.Nullable;

/** Which keys players have chosen for which actions; what they choose goes into the settings. */
final class KeyChoices {
    /** More ways to do an action no one remembers. */
    static final int MOST = 6;

    /** An action of a player that a key does already. */
    record Owner(int player, String action) {}

    /** What the settings answer when no player has chosen, not even no key at all. */
    private static final List<String> NOTHING = List.of("nothing");

    private final Settings settings;
    private final Supplier<Bindings> bindings;

    KeyChoices(Settings settings, Supplier<Bindings> bindings) {
        this.settings = settings;
        this.bindings = bindings;
    }

    int players() {
        return bindings.get().players();
    }

    List<String> actions(int player) {
        return bindings.get().map(player).actions();
    }

    /** The ways to do an action. */
    List<Binding> ways(int player, String action) {
        List<String> chosen = settings.get(name(player, action), NOTHING);
        return chosen == NOTHING
                ? bindings.get().defaults(player).bindings(action)
                : chosen.stream().flatMap(KeyChoices::read).distinct().toList();
    }

    /** Nothing for what no one understands: a settings file may come from anywhere. */
    private static Stream<Binding> read(String text) {
        try {
            return Stream.of(BindingTexts.read(text));
        } catch (IllegalArgumentException wrong) {
            return Stream.of();
        }
    }

    /** Adds a way, or takes it for another. */
    void add(int player, String action, @Nullable Binding instead, Binding way) {
        List<Binding> ways = new ArrayList<>(ways(player, action));
        int place = instead == null ? -1 : ways.indexOf(instead);
        if (ways.contains(way)) return;
        if (place < 0) ways.add(way);
        else ways.set(place, way);
        choose(player, action, ways);
    }

    void remove(int player, String action, Binding way) {
        List<Binding> ways = new ArrayList<>(ways(player, action));
        if (ways.remove(way)) choose(player, action, ways);
    }

    private void choose(int player, String action, List<Binding> ways) {
        settings.set(name(player, action), ways.stream().map(Binding::text).toList());
    }

    /** Lets an action be done as the game has it. */
    void reset(int player, String action) {
        settings.set(name(player, action), null);
    }

    /** Lets all actions of a player be done as the game has it. */
    void reset(int player) {
        for (String action : actions(player)) reset(player, action);
    }

    private static String name(int player, String action) {
        return "keys." + player + "." + action;
    }

    /** Another action that a key does already; null if there is none. */
    @Nullable
    Owner owner(Binding way, int player, String action) {
        for (int other = 1; other <= players(); other++)
            for (String done : actions(other))
                if ((other != player || !done.equals(action))
                        && ways(other, done).contains(way)) return new Owner(other, done);
        return null;
    }
}
