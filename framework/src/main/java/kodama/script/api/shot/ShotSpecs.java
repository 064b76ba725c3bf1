package kodama.script.api.shot;

import kodama.hit.GroupNames;
import kodama.hit.Targets;
import kodama.lua.bind.Options;
import kodama.shot.ShotSpec;
import org.jspecify.annotations.Nullable;

/** Finds out from the options of a call what its shots have in common. */
public final class ShotSpecs {
    private final ShotStyles styles;
    private final GroupNames groups;

    /**
     * Gets ready to read.
     *
     * @param styles finds out how shots look
     * @param groups numbers the groups that they hurt
     */
    public ShotSpecs(ShotStyles styles, GroupNames groups) {
        this.styles = styles;
        this.groups = groups;
    }

    ShotSpec of(Options options, @Nullable Object owner) {
        return ShotSpec.of(styles.of(options))
                .hits(Targets.mask(groups.id(options.text("hits"))))
                .damage(options.number("damage"))
                .piercing(options.flag("piercing"))
                .owner(owner)
                .build();
    }
}
