package kodama.check.rule;

import java.util.List;
import java.util.stream.Stream;
import kodama.check.known.Game;

/** All rules there are. */
public final class Rules {
    private Rules() {}

    /** The rules that look at each script of a game; of a folder that is not a game, only those of the language. */
    public static List<Rule> of(Game game) {
        return Stream.concat(ofLanguage(game).stream(), (game.isGame() ? ofGames(game) : List.<Rule>of()).stream())
                .toList();
    }

    private static List<Rule> ofLanguage(Game game) {
        return List.of(
                new EndlessLoops(game),
                new UnreachableCode(),
                new UnusedVariables(),
                new ChangedCounters(),
                new RepeatedFields());
    }

    private static List<Rule> ofGames(Game game) {
        return List.of(
                new GlobalNames(game),
                new ModuleFields(game),
                new RequiredModules(game),
                new Arguments(game),
                new Colons(game),
                new TaskFieldNames(game),
                new ParentFields(game),
                new LoopsOverTables(game),
                new OwnCalls(game),
                new UnheardEvents(game),
                new SceneFiles(),
                new SpawnedNames(game),
                new WaitsThatCannotBe(game),
                new NamesNoOneSets(game));
    }
}
