package kodama.lua.value;

import org.luaj.vm2.LuaUserdata;

/** A Java object that is a plain value to scripts: equal objects are the same value, and none is collected. */
public final class LightUserdata extends LuaUserdata {

    /**
     * Makes a value.
     *
     * @param identity the object; equal ones give the same value
     */
    public LightUserdata(Object identity) {
        super(identity);
    }

    @Override
    public int type() {
        return TLIGHTUSERDATA;
    }

    @Override
    public String tojstring() {
        return ObjectNames.of("userdata", m_instance.hashCode());
    }
}
