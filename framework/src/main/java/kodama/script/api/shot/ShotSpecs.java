package kodama.script.api.shot;

import kodama.lua.bind.Options;
import kodama.lua.bind.Value;
import kodama.script.task.GroupSets;
import kodama.shot.ShotSpec;
import org.jspecify.annotations.Nullable;

/** Finds out from the options of a call what its shots have in common. */
public final class ShotSpecs {
    private final ShotStyles styles;
    private final GroupSets groups;

    /**
     * Gets ready to read.
     *
     * @param styles finds out how shots look
     * @param groups reads whom they hurt
     */
    public ShotSpecs(ShotStyles styles, GroupSets groups) {
        this.styles = styles;
        this.groups = groups;
    }

    ShotSpec of(Options options, @Nullable Object owner) {
        return ShotSpec.of(styles.of(options))
                .hits(hits(options))
                .damage(options.number("damage"))
                .piercing(options.flag("piercing"))
                .length(options.number("length"))
                .grazes(options.flag("graze"))
                .grazeEvery(options.integer("graze_every"))
                .owner(owner)
                .build();
    }

    private long hits(Options options) {
        Value hits = options.value("hits");
        return groups.of(hits.isNil() ? DefaultShot.SHIP : hits, options.function() + ": option 'hits'");
    }
}
