package kodama.option;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import kodama.input.Binding;
import kodama.input.BindingParser;
import kodama.input.Bindings;
import kodama.save.Settings;
import org.jspecify.annotations.Nullable;

/** The settings {@code keys.1.fire} and so on: what players have chosen to do an action by. Any thread may use them. */
public final class KeySettings {
    /** How the names of all of them begin. */
    public static final String PREFIX = "keys.";

    private final Settings settings;

    /** Reads and writes them. */
    public KeySettings(Settings settings) {
        this.settings = settings;
    }

    /**
     * Returns what a player has chosen for an action.
     *
     * @param player counted from 1
     * @return the ways to do it, none if the player wants none; empty if nothing was chosen, or only what this version
     *     of the game does not know
     */
    public Optional<List<Binding>> chosen(int player, String action) {
        return texts(settings.get(name(player, action))).flatMap(KeySettings::known);
    }

    /** A file does not tell an empty list from an empty table. */
    private static Optional<List<?>> texts(@Nullable Object kept) {
        if (kept instanceof List<?> list) return Optional.of(list);
        return kept instanceof Map<?, ?> table && table.isEmpty() ? Optional.of(List.of()) : Optional.empty();
    }

    private static Optional<List<Binding>> known(List<?> texts) {
        List<Binding> known = texts.stream()
                .map(Objects::toString)
                .flatMap(KeySettings::known)
                .distinct()
                .toList();
        return known.isEmpty() && !texts.isEmpty() ? Optional.empty() : Optional.of(known);
    }

    /** What another version of the game has written, and this one does not know, is left out. */
    private static Stream<Binding> known(String text) {
        try {
            return Stream.of(BindingParser.parse(text));
        } catch (IllegalArgumentException unknown) {
            return Stream.empty();
        }
    }

    /** Lays what the players have chosen over what the game says. */
    public Bindings applyTo(Bindings bindings) {
        Bindings all = bindings;
        for (int player = 1; player <= bindings.players(); player++)
            for (String action : bindings.map(player).actions()) {
                List<Binding> ways = chosen(player, action).orElse(null);
                if (ways != null) all = all.with(player, action, ways);
            }
        return all;
    }

    /**
     * Chooses.
     *
     * @param player counted from 1
     * @param ways to do it from now on; none for an action that the player does not want
     */
    public void set(int player, String action, List<Binding> ways) {
        settings.set(name(player, action), ways.stream().map(Binding::text).toList());
    }

    /**
     * Lets an action be done as the game says.
     *
     * @param player counted from 1
     */
    public void reset(int player, String action) {
        settings.set(name(player, action), null);
    }

    private static String name(int player, String action) {
        return PREFIX + player + "." + action;
    }
}
